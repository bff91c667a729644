import * as z from 'zod/mini';
import { DayItem } from './trip-item.ts';

/** The fields that a merge may fill in on a day of the target. */
const FilledFields = z.partial(
  z.pick(DayItem, {
    location: true,
    weather: true,
    accommodation: true,
    accommodationAddress: true,
  }),
);

/** A day of the target that absorbed source days of the same date, and what it got from them. */
export const MergedDay = z.object({
  dayId: z.string(),
  sourceDayIds: z.array(z.string()),
  /** Fields that were empty, with their new values. */
  filled: FilledFields,
  /** What was appended to its notes. */
  notes: z.array(z.string()),
  photosAdded: z.array(z.string()),
});
export type MergedDay = z.output<typeof MergedDay>;

const Dates = z.object({ startDate: z.string(), endDate: z.string() });

/** What undoing a merge needs to know of the trips. */
export const MergeRecord = z.object({
  sourceId: z.string(),
  targetId: z.string(),
  batch: z.string(),
  before: Dates,
  after: Dates,
  photosAdded: z.array(z.string()),
  /** How many days of the target absorbed days of the source; absent on older merges. */
  joinedDays: z.optional(z.number()),
});
export type MergeRecord = z.output<typeof MergeRecord>;
