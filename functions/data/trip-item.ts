import * as z from 'zod';
import { Activity } from '#shared/activities/schema.ts';
import { TripDay } from '#shared/days/schema.ts';

/** How long a merge can be undone, in seconds: 30 days. */
export const MERGE_UNDOABLE_SECONDS = 30 * 24 * 60 * 60;

/** Whether a merge of that time (ISO 8601) can still be undone. */
export function canBeUndone(mergedAt: string): boolean {
  return Date.parse(mergedAt) + MERGE_UNDOABLE_SECONDS * 1000 > Date.now();
}

/** A trip that was merged into another, as the other names it while the merge can be undone. */
const MergedTrip = z.object({
  id: z.string(),
  title: z.string(),
  batch: z.string(),
  /** When it was merged in, as an ISO 8601 date-time. */
  mergedAt: z.string(),
});

/** A trip's own item. Dates are 'YYYY-MM-DD'. */
export const TripItem = z.object({
  id: z.string(),
  ownerId: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string(),
  isPublic: z.boolean(),
  coverImage: z.string().nullable(),
  /** Set in Edit Trip or by a suggestion. */
  location: z.string().nullable(),
  /** The location of the first day that has one; kept by the projector. */
  firstLocation: z.string().nullable(),
  photos: z.array(z.string()),
  dayCount: z.number(),
  activityCount: z.number(),
  /** Goes up with every change, so that a projection never goes back. */
  version: z.number(),
  /** Item batches that count; an item of a batch that is not here is not seen yet. */
  batches: z.array(z.string()),
  /** The batch whose items, written ahead, count but are not in their places yet. */
  settling: z.string().optional(),
  /** The trips that were merged in, in that order. */
  merges: z.array(MergedTrip).optional(),
  /** Set when the trip is deleted or merged away; its other items are removed after that. */
  deletedAt: z.string().optional(),
  /** The trip that took this one in; what lay in it stays until the merge can no longer be undone. */
  mergedInto: z.string().optional(),
});
export type TripItem = z.output<typeof TripItem>;

/** The trip as lists hold it: everything a card shows. */
export const TripCard = TripItem.pick({
  id: true,
  ownerId: true,
  title: true,
  description: true,
  startDate: true,
  endDate: true,
  isPublic: true,
  coverImage: true,
  location: true,
  firstLocation: true,
  dayCount: true,
  activityCount: true,
});
export type TripCard = z.output<typeof TripCard>;

/** A day's own item: what the API shows of it, its date as 'YYYY-MM-DD', without its activities. */
export const DayItem = TripDay.omit({ tripId: true, activities: true }).extend({
  activityCount: z.number(),
  batch: z.string().optional(),
  /** Made for a booking and not changed by hand since: it goes when the booking moves away and leaves it empty. */
  isPlanned: z.boolean().optional(),
  /** Set while the day can still be brought back. */
  deletedAt: z.string().optional(),
});
export type DayItem = z.output<typeof DayItem>;

/** An activity's own item: what the API shows its owner of it; its id names its day. */
export const ActivityItem = Activity.omit({ tripDayId: true }).extend({
  batch: z.string().optional(),
  /** The booking that it is, as the traveller's bookings name it; absent on what was written by hand. */
  bookingId: z.string().optional(),
  /** The fields of a booking's activity that the traveller changed by hand: mails do not overwrite them unasked. */
  editedFields: z.array(z.string()).optional(),
});
export type ActivityItem = z.output<typeof ActivityItem>;
