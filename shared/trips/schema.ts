import * as z from 'zod';
import { calendarDate, DateTime } from '../contract/calendar-date.ts';
import { flag, MAX_TEXT, optionalText, optionalUrl, requiredLine } from '../contract/text.ts';

export const END_BEFORE_START = 'End date must be after or equal to start date';

const title = requiredLine('Title');
const startDate = calendarDate('Start date is required');
const endDate = calendarDate('End date is required');
const description = optionalText('Description', MAX_TEXT);

const inOrder = (trip: { startDate?: string | undefined; endDate?: string | undefined }) =>
  trip.startDate === undefined || trip.endDate === undefined || trip.startDate <= trip.endDate;

/** What creates a trip. Dates come as ISO 8601 date-times and are kept as calendar dates; isPublic may be text. */
export const NewTrip = z
  .object({ title, startDate, endDate, description, coverImage: optionalUrl, isPublic: flag('isPublic').default(true) })
  .refine(inOrder, { error: END_BEFORE_START, path: ['endDate'] });
export type NewTrip = z.output<typeof NewTrip>;

/** Any of a trip's fields; those left out stay. `moveDays` shifts every day with the start date. */
export const TripChanges = z
  .object({
    title: title.optional(),
    startDate: startDate.optional(),
    endDate: endDate.optional(),
    description: z.union([description]).optional(),
    coverImage: z.union([optionalUrl]).optional(),
    isPublic: flag('isPublic').optional(),
    location: optionalText('Location').optional(),
    moveDays: z.boolean({ error: 'moveDays must be true or false' }).optional(),
  })
  .refine(inOrder, { error: END_BEFORE_START, path: ['endDate'] });
export type TripChanges = z.output<typeof TripChanges>;

/** A trip as every list shows it. Dates are midnight UTC of the calendar date, as ISO 8601. */
export const Trip = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  startDate: DateTime,
  endDate: DateTime,
  isPublic: z.boolean(),
  coverImage: z.string().nullable(),
  location: z.string().nullable(),
  dayCount: z.number(),
  activityCount: z.number(),
  creatorFirstName: z.string().nullable(),
  creatorLastName: z.string().nullable(),
  /** Masked unless its owner shows it; null for a signed-out visitor. */
  creatorEmail: z.string().nullable(),
  creatorProfileImage: z.string().nullable(),
});
export type Trip = z.output<typeof Trip>;

/** A trip of the following feed names its author. */
export const FeedTrip = Trip.extend({
  user: z.object({
    id: z.string(),
    username: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
  }),
});
export type FeedTrip = z.output<typeof FeedTrip>;

/** One trip, as its own page reads it. */
export const TripDetail = Trip.extend({
  ownerId: z.string(),
  ownerUsername: z.string().nullable(),
  photos: z.array(z.string()),
  isOwner: z.boolean(),
  /** Trips whose merge into this one can still be undone, the latest last; empty for everybody but the owner. */
  mergedTrips: z.array(z.object({ id: z.string(), title: z.string(), mergedAt: DateTime })),
});
export type TripDetail = z.output<typeof TripDetail>;
