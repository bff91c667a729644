import type { TripRemover } from '../account/trip-remover.ts';
import type { AccountRepository } from '../data/account-repository.ts';
import type { EmailRepository } from '../data/email-repository.ts';
import type { FollowRepository } from '../data/follow-repository.ts';
import { DAY_PREFIX } from '../data/keys.ts';
import type { MediaFileRepository } from '../data/media-file-repository.ts';
import type { Page } from '../data/page.ts';
import type { ProjectedTripRepository } from '../data/projected-trip-repository.ts';
import { PublicTrip, type PublicTripRepository } from '../data/public-trip-repository.ts';
import type { SessionRepository } from '../data/session-repository.ts';
import type { TravellerRepository } from '../data/traveller-repository.ts';
import type { TravellerWordRepository } from '../data/traveller-word-repository.ts';
import type { tripContents } from '../data/trip-contents.ts';
import type { TripItem } from '../data/trip-item.ts';
import type { MediaStore } from '../ports/media-store.ts';

/** What the projector reads and writes. */
export interface Projections {
  readonly trips: ProjectedTripRepository;
  readonly publicTrips: PublicTripRepository;
  readonly follows: FollowRepository;
  readonly travellers: TravellerRepository;
  readonly sessions: Pick<SessionRepository, 'endBefore'>;
  readonly words: TravellerWordRepository;
  readonly emails: EmailRepository;
  readonly contents: ReturnType<typeof tripContents>;
  readonly accounts: Pick<AccountRepository, 'keepGoneTrip'>;
  readonly accountTrips: TripRemover;
  readonly files: MediaFileRepository;
  readonly media: MediaStore;
}

/**
 * Brings every list that shows a trip to the trip's present state, whatever that is and however often it is done.
 * `unmergedFrom` is the trip that this one has just come back out of.
 */
export async function projectTrip(tripId: string, projections: Projections, unmergedFrom?: string): Promise<void> {
  const trip = await projections.trips.find(tripId);
  if (!trip) return;
  if (unmergedFrom !== undefined) await moveMails(trip.ownerId, tripId, unmergedFrom, tripId, projections);
  const shown = await shownOf(trip, projections);
  const fed = shown ? await show(shown, projections) : await hide(trip, projections);
  // Projections run at once, and the one that read first may write last: what has changed since is shown anew.
  const now = await projections.trips.find(tripId);
  const shownNow = now && (await shownOf(now, projections));
  if (JSON.stringify(shownNow) === JSON.stringify(shown)) return;
  if (!shownNow) await projections.publicTrips.unlist(trip, fed);
  await projectTrip(tripId, projections);
}

/** The trip as lists show it; undefined when nobody but its owner may see it. */
async function shownOf(trip: TripItem, { travellers }: Projections): Promise<PublicTrip | undefined> {
  if (!trip.isPublic || trip.deletedAt !== undefined) return undefined;
  const author = await travellers.find(trip.ownerId);
  return author && PublicTrip.parse({ ...trip, author });
}

/** Answers whose feeds have it. */
async function show(trip: PublicTrip, { publicTrips, follows }: Projections): Promise<ReadonlySet<string>> {
  await publicTrips.publish(trip);
  const fed = new Set<string>();
  for await (const ids of follows.followerIds(trip.ownerId)) {
    for (const id of ids) fed.add(id);
    await Promise.all(ids.map((id) => publicTrips.putInFeed(id, trip)));
  }
  // Who has unfollowed while the trip was on its way.
  const left = new Set(fed);
  for await (const ids of follows.followerIds(trip.ownerId)) for (const id of ids) left.delete(id);
  await Promise.all([...left].map((id) => publicTrips.removeFromFeed(id, [trip.id])));
  return fed;
}

async function hide(trip: TripItem, projections: Projections): Promise<ReadonlySet<string>> {
  const { publicTrips, follows, accounts } = projections;
  for await (const ids of follows.followerIds(trip.ownerId)) await publicTrips.unlist(trip, ids);
  await publicTrips.unlist(trip, []);
  if (trip.deletedAt === undefined) return new Set();
  if (!(await accounts.keepGoneTrip(trip))) await projections.accountTrips.remove(trip.id, trip.ownerId);
  else if (trip.mergedInto !== undefined) {
    await moveMails(trip.ownerId, trip.id, trip.id, trip.mergedInto, projections);
  } else await removeContents(trip.id, trip.ownerId, projections);
  return new Set();
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
  const fed = new Set<string>();
  for await (const page of pagesByAuthor(followed, projections)) {
    const ids = page.map(({ id }) => id);
    if (isFollowing) {
      for (const id of ids) fed.add(id);
      await Promise.all(page.map((trip) => publicTrips.putInFeed(follower, trip)));
    } else await publicTrips.removeFromFeed(follower, ids);
  }
  if (fed.size === 0) return;
  // What has become private while it was on its way.
  for await (const page of pagesByAuthor(followed, projections)) for (const { id } of page) fed.delete(id);
  await publicTrips.removeFromFeed(follower, [...fed]);
}

/** A traveller who changed their profile is shown anew on their public trips. */
export async function projectTraveller(travellerId: string, projections: Projections): Promise<void> {
  for await (const page of pagesByAuthor(travellerId, projections)) {
    for (const { id } of page) await projectTrip(id, projections);
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
