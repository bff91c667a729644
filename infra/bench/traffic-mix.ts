/** What travellers do, of a hundred calls. The first is the most frequent read. */
const TRAFFIC_MIX = {
  tripReads: 60,
  discover: 15,
  writes: 10,
  search: 5,
  mails: 5,
  uploads: 5,
} as const;
export type TrafficKind = keyof typeof TRAFFIC_MIX;

const KINDS = Object.keys(TRAFFIC_MIX) as TrafficKind[];

/** The kinds of a hundred calls, spread evenly, so that any stretch of time has the same mix. */
export const HUNDRED_CALLS: readonly TrafficKind[] = KINDS.flatMap((kind, order) =>
  Array.from({ length: TRAFFIC_MIX[kind] }, (_, index) => ({
    kind,
    at: (index + (order + 1) / 10) / TRAFFIC_MIX[kind],
  })),
)
  .sort((a, b) => a.at - b.at)
  .map(({ kind }) => kind);
