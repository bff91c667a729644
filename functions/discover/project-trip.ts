import { DAY_PREFIX } from '../data/keys.ts';
import type { Page } from '../data/page.ts';
import type { PublicTrip } from '../data/public-trip.ts';
import type { TripItem } from '../data/trip-item.ts';
import { isOpen } from '../data/visibility.ts';
import { beginFanOut } from './fan-out.ts';
import { type Projections, shownOf } from './projections.ts';
import { topicsOf } from './topics.ts';

/** What a change of a trip's item requires besides showing its current state. */
export interface TripChange {
  readonly tripId: string;
  /** The trip that it was just separated from. */
  readonly unmergedFrom?: string | undefined;
  /** Whether it has become public or private, so that followers' feeds change. */
  readonly entersOrLeaves?: boolean;
}

/** Updates every list that shows a trip to the trip's current state. Idempotent. */
export async function projectTrip(change: TripChange, projections: Projections): Promise<void> {
  const { tripId, unmergedFrom, entersOrLeaves = false } = change;
  const trip = await projections.trips.find(tripId);
  if (!trip) return;
  if (unmergedFrom !== undefined)
    await moveMails(trip.ownerId, { listedIn: tripId, from: unmergedFrom, to: tripId }, projections);
  const shown = await shownOf(trip, projections);
  if (shown) await projections.listing.publish(shown, await topicsOf(shown));
  else await projections.listing.unlist(trip);
  await projectSharing(trip, projections);
  // Not before: anyone who follows in between finds the trip in its author's list, or is found among the followers.
  if (entersOrLeaves) await beginFanOut({ tripId, ownerId: trip.ownerId }, projections);
  if (trip.deletedAt !== undefined) await clearAway(trip, projections);
  // Projections run concurrently, and the one that read first may write last: what has changed since is projected again.
  const now = await projections.trips.find(tripId);
  if (JSON.stringify(await shownOf(now, projections)) !== JSON.stringify(shown)) {
    await projectTrip({ tripId }, projections);
  }
}

/** What companions see of it in their lists, and when it opens by itself. */
async function projectSharing(trip: TripItem, { cards }: Projections): Promise<void> {
  if (trip.deletedAt !== undefined) return cards.remove(trip);
  await cards.put(trip);
  if (trip.publishWhenBack && !isOpen(trip)) await cards.waitForOpening(trip);
}

async function clearAway(trip: TripItem, projections: Projections): Promise<void> {
  if (!(await projections.accounts.keepTombstone(trip))) await projections.accountTrips.remove(trip.id, trip.ownerId);
  else if (trip.mergedInto !== undefined) {
    await moveMails(trip.ownerId, { listedIn: trip.id, from: trip.id, to: trip.mergedInto }, projections);
  } else await removeContents(trip.id, trip.ownerId, projections);
}

/** Points the mails that were added to `listedIn` to another trip. */
async function moveMails(
  ownerId: string,
  { listedIn, from, to }: { readonly listedIn: string; readonly from: string; readonly to: string },
  { contents, emails }: Projections,
): Promise<void> {
  const emailIds = await contents.emailIds(listedIn);
  await contents.listEmails(to, emailIds);
  for (const emailId of emailIds) await emails.moveToTrip(ownerId, emailId, from, to);
}

/**
 * Cleans up after a deleted trip: mails lose their link to it, days and activities are removed. The list of its mails
 * stays as long as the tombstone, for late records.
 */
async function removeContents(
  tripId: string,
  ownerId: string,
  { contents, emails, trips }: Projections,
): Promise<void> {
  for (const emailId of await contents.emailIds(tripId)) await emails.moveToTrip(ownerId, emailId, tripId, null);
  await contents.remove(tripId, DAY_PREFIX);
  await trips.expire(tripId);
}

/** A new follower's feed gets the author's public trips, a former one's loses all of them. */
export async function projectFollow(follower: string, followed: string, projections: Projections): Promise<void> {
  const { publicTrips, follows } = projections;
  if (!(await follows.isFollowing(follower, followed))) return publicTrips.clearFeedOf(follower, followed);
  const fed = new Set<string>();
  for await (const page of pagesByAuthor(followed, projections)) {
    for (const { id } of page) fed.add(id);
    await publicTrips.putInFeed(follower, page);
  }
  if (fed.size === 0) return;
  // What became private in the meantime.
  for await (const page of pagesByAuthor(followed, projections)) for (const { id } of page) fed.delete(id);
  await publicTrips.removeFromFeed(follower, [...fed]);
}

/** A profile change is shown on the traveller's public trips. */
export async function projectTraveller(travellerId: string, projections: Projections): Promise<void> {
  for await (const page of pagesByAuthor(travellerId, projections)) {
    for (const { id } of page) await projectTrip({ tripId: id }, projections);
  }
}

async function* pagesByAuthor(authorId: string, { publicTrips }: Projections): AsyncGenerator<readonly PublicTrip[]> {
  let cursor: string | undefined;
  do {
    const page: Page<PublicTrip> = await publicTrips.listByAuthor(authorId, { limit: 100, cursor });
    yield page.items;
    cursor = page.cursor;
  } while (cursor !== undefined);
}
