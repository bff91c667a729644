import * as z from 'zod/mini';
import type { TableRequest } from './measure-requests.ts';

/** Units a second that one partition key serves (DynamoDB developer guide, "Designing partition keys"). */
const WRITE_LIMIT = 1000;
const READ_LIMIT = 3000;
const HOTTEST = 10;

const HotKey = z.object({
  key: z.string(),
  readUnits: z.number(),
  writeUnits: z.number(),
  /** The key's share of the mix's units, of the kind that throttles it first. */
  share: z.number(),
  /** Calls of the whole mix a second at which this key throttles. */
  callsToThrottle: z.number(),
  /** Writes to this key a second, and reads of it, at which it throttles; absent if the mix has none. */
  writesToThrottle: z.optional(z.number()),
  readsToThrottle: z.optional(z.number()),
});
export const MixCosts = z.object({
  /** Before the mix. */
  trips: z.number(),
  calls: z.number(),
  /** Mean per call, including what the projector spends on it. */
  readUnits: z.number(),
  writeUnits: z.number(),
  hottest: z.array(HotKey),
});
export type MixCosts = z.output<typeof MixCosts>;

/** The mean cost of the calls of a mix, and its hottest keys. */
export function mixCosts(requests: readonly TableRequest[], trips: number, calls: number): MixCosts {
  const keys = new Map<string, { readUnits: number; writeUnits: number; writes: number; reads: number }>();
  for (const { partitions, readUnits, writeUnits } of requests) {
    for (const key of partitions) {
      const sum = keys.get(key) ?? { readUnits: 0, writeUnits: 0, writes: 0, reads: 0 };
      sum.readUnits += readUnits / partitions.length;
      sum.writeUnits += writeUnits / partitions.length;
      if (writeUnits > 0) sum.writes++;
      if (readUnits > 0) sum.reads++;
      keys.set(key, sum);
    }
  }
  const all = requests.reduce(
    (sum, { readUnits, writeUnits }) => ({ read: sum.read + readUnits, write: sum.write + writeUnits }),
    { read: 0, write: 0 },
  );
  const hottest = [...keys].map(([key, { readUnits, writeUnits, writes, reads }]) => {
    const callsToThrottle = Math.min((WRITE_LIMIT * calls) / writeUnits, (READ_LIMIT * calls) / readUnits);
    const share = Math.max(readUnits / all.read, writeUnits / all.write);
    const writesToThrottle = writes > 0 ? { writesToThrottle: WRITE_LIMIT / (writeUnits / writes) } : {};
    const readsToThrottle = reads > 0 ? { readsToThrottle: READ_LIMIT / (readUnits / reads) } : {};
    return { key, readUnits, writeUnits, share, callsToThrottle, ...writesToThrottle, ...readsToThrottle };
  });
  hottest.sort((a, b) => a.callsToThrottle - b.callsToThrottle);
  return {
    ...{ trips, calls },
    readUnits: all.read / calls,
    writeUnits: all.write / calls,
    hottest: hottest.slice(0, HOTTEST),
  };
}

export function describeMix({ trips, calls, readUnits, writeUnits, hottest }: MixCosts): string {
  const lines = hottest.map(({ key, share, callsToThrottle, writesToThrottle, readsToThrottle }) =>
    [
      key.padEnd(44),
      `${(share * 100).toFixed(1)} %`.padStart(8),
      callsToThrottle.toFixed(0).padStart(16),
      (writesToThrottle?.toFixed(0) ?? 'only read').padStart(12),
      (readsToThrottle?.toFixed(0) ?? 'only written').padStart(12),
    ].join(' '),
  );
  return [
    `\nThe traffic mix among ${trips} trips, ${calls} calls with their projections: ${readUnits.toFixed(2)} read and ${writeUnits.toFixed(2)} write units a call`,
    `${'hottest keys'.padEnd(44)} ${'share'.padStart(8)} ${'throttles at calls/s'.padStart(16)} ${'or writes/s'.padStart(12)} ${'or reads/s'.padStart(12)}`,
    ...lines,
  ].join('\n');
}
