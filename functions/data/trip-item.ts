import * as z from 'zod';
import { TIMES_OF_DAY } from '#shared/activities/schema.ts';

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

export const DayItem = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  location: z.string().nullable(),
  weather: z.string().nullable(),
  accommodation: z.string().nullable(),
  accommodationAddress: z.string().nullable(),
  notes: z.string().nullable(),
  photos: z.array(z.string()),
  activityCount: z.number(),
  batch: z.string().optional(),
  /** Set while the day can still be brought back. */
  deletedAt: z.string().optional(),
});
export type DayItem = z.output<typeof DayItem>;

export const ActivityItem = z.object({
  id: z.string(),
  title: z.string(),
  time: z.string().nullable(),
  endTime: z.string().nullable(),
  endDate: z.string().nullable(),
  timeZone: z.string().nullable(),
  cost: z.number().nullable(),
  currency: z.string().nullable(),
  rating: z.number().nullable(),
  notes: z.string().nullable(),
  photos: z.array(z.string()),
  category: z.string().nullable(),
  location: z.string().nullable(),
  endLocation: z.string().nullable(),
  timeOfDay: z.enum(TIMES_OF_DAY).nullable(),
  confirmationNumber: z.string().nullable(),
  emailId: z.string().nullable(),
  batch: z.string().optional(),
});
export type ActivityItem = z.output<typeof ActivityItem>;
