import * as z from 'zod/mini';
import { calendarDate, DateTime } from '../contract/calendar-date.ts';
import { flag, MAX_TEXT, optionalText, optionalUrl, requiredLine } from '../contract/text.ts';
import { AUDIENCES, ShowsToSave } from '../sharing/audiences.ts';

export const END_BEFORE_START = 'End date must be after or equal to start date';

const title = requiredLine('Title');
const startDate = calendarDate('Start date is required');
const endDate = calendarDate('End date is required');
const description = optionalText('Description', MAX_TEXT);

const inOrder = (trip: { startDate?: string | undefined; endDate?: string | undefined }) =>
  trip.startDate === undefined || trip.endDate === undefined || trip.startDate <= trip.endDate;

/** What creates a trip. Dates come as ISO 8601 date-times and are stored as calendar dates; isPublic may be text. */
export const NewTrip = z
  .object({
    title,
    startDate,
    endDate,
    description,
    coverImage: optionalUrl,
    isPublic: z._default(flag('isPublic'), true),
  })
  .check(z.refine(inOrder, { error: END_BEFORE_START, path: ['endDate'] }));
export type NewTrip = z.output<typeof NewTrip>;

/** Any subset of a trip's fields; the others stay. `moveDays` shifts every day with the start date. */
export const TripChanges = z
  .object({
    title: z.optional(title),
    startDate: z.optional(startDate),
    endDate: z.optional(endDate),
    description: z.optional(z.union([description])),
    coverImage: z.optional(z.union([optionalUrl])),
    isPublic: z.optional(flag('isPublic')),
    /** Whether it becomes public by itself the day after its end; a change of `isPublic` alone takes it back. */
    publishWhenBack: z.optional(z.boolean({ error: 'publishWhenBack must be true or false' })),
    /** What others than its editors see of it. */
    shows: z.optional(ShowsToSave),
    location: z.optional(optionalText('Location')),
    moveDays: z.optional(z.boolean({ error: 'moveDays must be true or false' })),
  })
  .check(z.refine(inOrder, { error: END_BEFORE_START, path: ['endDate'] }));
export type TripChanges = z.output<typeof TripChanges>;

/** A trip as every list shows it. Dates are midnight UTC of the calendar date, as ISO 8601. */
export const Trip = z.object({
  id: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  startDate: DateTime,
  endDate: DateTime,
  isPublic: z.boolean(),
  coverImage: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** How many companions it has; absent for none, and for everyone but its owner. */
  companionCount: z.optional(z.number()),
  dayCount: z.number(),
  activityCount: z.number(),
  creatorFirstName: z.nullable(z.string()),
  creatorLastName: z.nullable(z.string()),
  /** Masked unless its owner shows it; null for a signed-out visitor. */
  creatorEmail: z.nullable(z.string()),
  creatorProfileImage: z.nullable(z.string()),
});
export type Trip = z.output<typeof Trip>;

/** A trip in the following feed names its author. */
export const FeedTrip = z.extend(Trip, {
  user: z.object({
    id: z.string(),
    username: z.nullable(z.string()),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    profileImageUrl: z.nullable(z.string()),
  }),
});
export type FeedTrip = z.output<typeof FeedTrip>;

/** One trip, as its own page reads it. */
export const TripDetail = z.extend(Trip, {
  ownerId: z.string(),
  ownerUsername: z.nullable(z.string()),
  photos: z.array(z.string()),
  isOwner: z.boolean(),
  /** As whom the caller sees it; absent in answers of before trips were shared. */
  audience: z.optional(z.enum(AUDIENCES)),
  /** How often its own fields have changed, for If-Match; `version` counts changes of anything in it too. */
  revision: z._default(z.number(), 0),
  version: z._default(z.number(), 0),
  /** The ids of the ignored findings, which only `getTrip` answers, to its owner and editors, if there are any. */
  ignoredFindings: z.optional(z.array(z.string())),
  /** Trips whose merge into this one can still be undone, latest last; empty for everyone but the owner. */
  mergedTrips: z.array(z.object({ id: z.string(), title: z.string(), mergedAt: DateTime })),
});
export type TripDetail = z.output<typeof TripDetail>;
