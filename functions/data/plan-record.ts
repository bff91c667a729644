import * as z from 'zod/mini';
import type { TripWithDays } from './trip-days.ts';
import { type ActivityItem, type DayItem, readActivityItem, readDayItem } from './trip-item.ts';

/** The effect of changes on a trip. An activity that moves to another day is removed and added. */
export interface PlanOutcome {
  readonly days: DayItem[];
  readonly added: ActivityItem[];
  readonly moved: { readonly before: ActivityItem; readonly after: ActivityItem }[];
  readonly removed: ActivityItem[];
  readonly startDate: string;
  readonly endDate: string;
}

/** What undoing does: the inverse of an outcome. */
export interface PlanReversal {
  /** Ids of days and activities to remove. */
  readonly goneDays: readonly string[];
  readonly gone: readonly string[];
  readonly back: readonly ActivityItem[];
  readonly startDate: string;
  readonly endDate: string;
}

const WholeDay = z.pipe(z.unknown(), z.transform(readDayItem));
const WholeActivity = z.pipe(z.unknown(), z.transform(readActivityItem));

/** What undoing applied changes needs to know. */
export const PlanRecord = z.object({
  days: z.array(WholeDay),
  added: z.array(WholeActivity),
  moved: z.array(z.object({ before: WholeActivity, after: WholeActivity })),
  removed: z.array(WholeActivity),
  /** The trip's dates before and after. */
  before: z.object({ startDate: z.string(), endDate: z.string() }),
  after: z.object({ startDate: z.string(), endDate: z.string() }),
  /** Files of removed items: they stay while anything in the trip's partition lists them. */
  photos: z.array(z.string()),
});
export type PlanRecord = z.output<typeof PlanRecord>;

export function planRecord({ trip }: TripWithDays, outcome: PlanOutcome): PlanRecord {
  const { days, added, moved, removed, startDate, endDate } = outcome;
  return {
    ...{ days, added, moved, removed },
    before: { startDate: trip.startDate, endDate: trip.endDate },
    after: { startDate, endDate },
    photos: removed.flatMap(({ photos }) => photos),
  };
}
