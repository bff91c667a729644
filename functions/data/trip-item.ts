import * as z from 'zod/mini';
import { Activity } from '#shared/activities/schema.ts';
import { TripDay } from '#shared/days/schema.ts';
import { LinkShows, PublicSees, ViewersSee } from '#shared/sharing/audiences.ts';

/** A trip that was merged into another, as the other references it while the merge can be undone. */
const MergedTrip = z.object({
  id: z.string(),
  title: z.string(),
  batch: z.string(),
  /** When it was merged, as an ISO 8601 date-time. */
  mergedAt: z.string(),
});

/** How often an item's own fields have changed; absent until they do. */
const Revision = z.optional(z.number());

/** A trip's own item. Dates are 'YYYY-MM-DD'. */
export const TripItem = z.object({
  id: z.string(),
  ownerId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  startDate: z.string(),
  endDate: z.string(),
  isPublic: z.boolean(),
  /** It opens for everyone on the day after its end; visibility.ts. */
  publishWhenBack: z.optional(z.boolean()),
  coverImage: z.nullable(z.string()),
  /** Set in Edit Trip or by a suggestion. */
  location: z.nullable(z.string()),
  /** The location of the first day that has one; kept by the projector. */
  firstLocation: z.nullable(z.string()),
  /** The first locations of its days, each once; kept by the projector, absent until it has. */
  places: z.optional(z.array(z.string())),
  photos: z.array(z.string()),
  dayCount: z.number(),
  activityCount: z.number(),
  /** How many costs of its own it has; absent until there is one. */
  costCount: z.optional(z.number()),
  /** Incremented by every change, so that a projection never goes back. */
  version: z.number(),
  revision: Revision,
  /** Committed batches; an item of a batch that is not listed here is not visible yet. */
  batches: z.array(z.string()),
  /** The committed batch whose staged items are not in their places yet. */
  settling: z.optional(z.string()),
  /** The trips that were merged into this one, in order. */
  merges: z.optional(z.array(MergedTrip)),
  /** The travellers who come along, by their ids. A set is never empty. */
  editors: z.optional(z.set(z.string())),
  viewers: z.optional(z.set(z.string())),
  /** How many they are, for lists. */
  companionCount: z.optional(z.number()),
  /** Whoever has the token may read the trip until it expires, if it does. */
  link: z.optional(z.object({ token: z.string(), expiresAt: z.optional(z.string()) })),
  /** What others see of it, where their owner has said so. */
  viewersSee: z.optional(ViewersSee),
  linkShows: z.optional(LinkShows),
  publicSees: z.optional(PublicSees),
  /** Set when the trip is deleted or merged away; its other items are removed after that. */
  deletedAt: z.optional(z.string()),
  /** The trip that this one was merged into; its content stays until the merge can no longer be undone. */
  mergedInto: z.optional(z.string()),
});
export type TripItem = z.output<typeof TripItem>;

/** The trip as lists hold it: its summary, everything that a card shows. */
export const TripSummary = z.pick(TripItem, {
  id: true,
  ownerId: true,
  title: true,
  description: true,
  startDate: true,
  endDate: true,
  isPublic: true,
  publishWhenBack: true,
  companionCount: true,
  coverImage: true,
  location: true,
  firstLocation: true,
  dayCount: true,
  activityCount: true,
});
export type TripSummary = z.output<typeof TripSummary>;

/** A day's own item: what the API shows of it, its date as 'YYYY-MM-DD', without its activities. */
export const DayItem = z.extend(z.omit(TripDay, { tripId: true, activities: true, revision: true }), {
  activityCount: z.number(),
  /** Counts no change of the order by hand: a form of the day that is open elsewhere knows nothing of it. */
  revision: Revision,
  batch: z.optional(z.string()),
  /**
   * Created for a booking and not edited by hand since: it is deleted when the booking moves away and leaves it empty.
   */
  isPlanned: z.optional(z.boolean()),
  /** Set while the deleted day can still be restored. */
  deletedAt: z.optional(z.string()),
});
export type DayItem = z.output<typeof DayItem>;

/** An activity's own item: what the API shows its owner; its id contains its day's. */
export const ActivityItem = z.extend(z.omit(Activity, { tripDayId: true, revision: true }), {
  revision: Revision,
  batch: z.optional(z.string()),
  /** The id of its booking; absent on activities written by hand. */
  bookingId: z.optional(z.string()),
  /** The fields of a booking's activity that the traveller edited by hand: mails do not overwrite them unasked. */
  editedFields: z.optional(z.array(z.string())),
});
export type ActivityItem = z.output<typeof ActivityItem>;

/**
 * A stored day or activity with all its attributes. What newer code added is kept when this code writes the item again,
 * elsewhere too.
 */
const whole =
  <Item extends object>(schema: z.ZodMiniType<Item>) =>
  (stored: unknown): Item => {
    const { pk: _, sk: __, schemaVersion: ___, ...attributes } = z.looseObject({}).parse(stored);
    return { ...attributes, ...schema.parse(stored) };
  };

export const readDayItem = whole(DayItem);
export const readActivityItem = whole(ActivityItem);
