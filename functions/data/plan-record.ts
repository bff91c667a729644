import * as z from 'zod/mini';
import { type ActivityItem, type DayItem, readActivityItem, readDayItem } from './trip-item.ts';

const WholeDay = z.pipe(z.unknown(), z.transform(readDayItem));
const WholeActivity = z.pipe(z.unknown(), z.transform(readActivityItem));
const Dates = z.object({ startDate: z.string(), endDate: z.string() });
const Attributes = z.record(z.string(), z.unknown());

/** The attributes of an item that changed, without those that it did not have, before and after. */
const AttributeChange = z.object({ id: z.string(), before: Attributes, after: Attributes });
export type AttributeChange = z.output<typeof AttributeChange>;

/** A booking whose item moved: the ids of the activity that its record names. */
const BookingMove = z.object({ id: z.string(), before: z.string(), after: z.string() });
export type BookingMove = z.output<typeof BookingMove>;

/**
 * What one step did to a trip, and what undoing it needs to know. An activity that moves to another day, even of another
 * trip, has an id of its own there.
 */
export const PlanRecord = z.object({
  /** Days that were created; their counts mean nothing. */
  days: z.array(WholeDay),
  added: z.array(WholeActivity),
  moved: z.array(z.object({ before: WholeActivity, after: WholeActivity })),
  removed: z.array(WholeActivity),
  /** Activities and days that stayed where they are. Absent in records of former versions. */
  edited: z._default(z.array(AttributeChange), []),
  changedDays: z._default(z.array(AttributeChange), []),
  bookings: z._default(z.array(BookingMove), []),
  /** The trip's dates before and after. */
  before: Dates,
  after: Dates,
  /** Files of removed items: they stay while anything in the trip's partition lists them. */
  photos: z.array(z.string()),
});
export type PlanRecord = z.output<typeof PlanRecord>;

/** How trips' items change, and the dates of the first of them: what `PlanRecord` is made of. */
export interface PlanOutcome {
  readonly record: PlanRecord;
  /** Days and activities in their new state; their counts are those of what is on them. */
  readonly put: { readonly days: readonly DayItem[]; readonly activities: readonly ActivityItem[] };
  /** Ids of days and activities that are gone. */
  readonly gone: { readonly days: readonly string[]; readonly activities: readonly string[] };
}
