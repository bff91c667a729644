import type { EmailRepository } from '../data/email-repository.ts';
import type { FollowRepository } from '../data/follow-repository.ts';
import { DAY_PREFIX } from '../data/keys.ts';
import type { MediaFileRepository } from '../data/media-file-repository.ts';
import type { ProjectedTripRepository } from '../data/projected-trip-repository.ts';
import { PublicTrip, type PublicTripRepository } from '../data/public-trip-repository.ts';
import type { TravellerRepository } from '../data/traveller-repository.ts';
import type { tripContents } from '../data/trip-contents.ts';
import type { MediaStore } from '../ports/media-store.ts';

/** What the projector reads and writes. */
export interface Projections {
  readonly trips: ProjectedTripRepository;
  readonly publicTrips: PublicTripRepository;
  readonly follows: FollowRepository;
  readonly travellers: TravellerRepository;
  readonly emails: EmailRepository;
  readonly contents: ReturnType<typeof tripContents>;
  readonly files: MediaFileRepository;
  readonly media: MediaStore;
}

/**
 * Brings every list that shows a trip to the trip's present state, whatever that is and however often it is done.
 * `unmergedFrom` is the trip that this one has just come back out of.
 */
export async function projectTrip(tripId: string, projections: Projections, unmergedFrom?: string): Promise<void> {
  const { trips, publicTrips, follows, travellers } = projections;
  const trip = await trips.find(tripId);
  if (!trip) return;
  if (unmergedFrom !== undefined) await moveMails(trip.ownerId, tripId, unmergedFrom, tripId, projections);
  const author = await travellers.find(trip.ownerId);
  if (author && trip.isPublic && trip.deletedAt === undefined) {
    const published = PublicTrip.parse({ ...trip, author });
    await publicTrips.publish(published);
    for await (const ids of follows.followerIds(trip.ownerId)) {
      await Promise.all(ids.map((id) => publicTrips.putInFeed(id, published)));
    }
    return;
  }
  await publicTrips.withdraw(tripId, trip.ownerId);
  for await (const ids of follows.followerIds(trip.ownerId)) {
    await Promise.all(ids.map((id) => publicTrips.removeFromFeed(id, [tripId])));
  }
  if (trip.mergedInto !== undefined) {
    await projections.files.keepWhereItWent(tripId, trip.mergedInto);
    await moveMails(trip.ownerId, tripId, tripId, trip.mergedInto, projections);
  } else if (trip.deletedAt !== undefined) await removeContents(tripId, trip.ownerId, projections);
}

/** Lets the mails that were added to `listedIn` point to another trip. */
async function moveMails(
  ownerId: string,
  listedIn: string,
  from: string,
  to: string,
  { contents, emails }: Projections,
): Promise<void> {
  const emailIds = await contents.emailIds(listedIn);
  await contents.listEmails(to, emailIds);
  for (const emailId of emailIds) await emails.moveToTrip(ownerId, emailId, from, to);
}

/**
 * What a deleted trip leaves behind: its mails forget it, its days and activities go. The list of its mails stays as
 * long as the tombstone, for records that come late.
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

/** A new follower's feed gets the author's public trips. */
export async function projectFollow(follower: string, followed: string, projections: Projections): Promise<void> {
  const { publicTrips, follows } = projections;
  const isFollowing = await follows.isFollowing(follower, followed);
  let cursor: string | undefined;
  do {
    const page = await publicTrips.listByAuthor(followed, { limit: 100, cursor });
    if (isFollowing) await Promise.all(page.items.map((trip) => publicTrips.putInFeed(follower, trip)));
    else
      await publicTrips.removeFromFeed(
        follower,
        page.items.map(({ id }) => id),
      );
    cursor = page.cursor;
  } while (cursor !== undefined);
}

/** A traveller who changed their profile is shown anew on their public trips. */
export async function projectTraveller(travellerId: string, projections: Projections): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await projections.publicTrips.listByAuthor(travellerId, { limit: 100, cursor });
    for (const { id } of page.items) await projectTrip(id, projections);
    cursor = page.cursor;
  } while (cursor !== undefined);
}
