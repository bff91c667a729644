import type { TripRemover } from '../account/trip-remover.ts';
import type { AccountRepository } from '../data/account-repository.ts';
import type { EmailRepository } from '../data/email-repository.ts';
import type { FanOutRepository } from '../data/fan-out-repository.ts';
import type { FollowRepository } from '../data/follow-repository.ts';
import type { MediaFileRepository } from '../data/media-file-repository.ts';
import type { MessageRepository } from '../data/message-repository.ts';
import type { ProjectedTripRepository } from '../data/projected-trip-repository.ts';
import type { PublicListing } from '../data/public-listing.ts';
import { PublicTrip } from '../data/public-trip.ts';
import type { PublicTripRepository } from '../data/public-trip-repository.ts';
import type { SessionRepository } from '../data/session-repository.ts';
import type { SharedCardRepository } from '../data/shared-card-repository.ts';
import type { TravellerRepository } from '../data/traveller-repository.ts';
import type { TravellerWordRepository } from '../data/traveller-word-repository.ts';
import type { tripContents } from '../data/trip-contents.ts';
import type { TripItem } from '../data/trip-item.ts';
import { isOpen } from '../data/visibility.ts';
import type { MailArchive } from '../ports/mail-store.ts';
import type { MediaStore } from '../ports/media-store.ts';

/** What the projector reads and writes. */
export interface Projections {
  readonly trips: ProjectedTripRepository;
  readonly cards: SharedCardRepository;
  readonly publicTrips: PublicTripRepository;
  readonly listing: PublicListing;
  readonly follows: FollowRepository;
  readonly fanOuts: FanOutRepository;
  readonly travellers: TravellerRepository;
  readonly sessions: Pick<SessionRepository, 'endBefore'>;
  readonly words: TravellerWordRepository;
  readonly emails: EmailRepository;
  readonly contents: ReturnType<typeof tripContents>;
  readonly accounts: Pick<AccountRepository, 'keepTombstone'>;
  readonly accountTrips: TripRemover;
  readonly files: MediaFileRepository;
  readonly media: MediaStore;
  readonly messages: Pick<MessageRepository, 'letGo'>;
  readonly mail: Pick<MailArchive, 'delete'>;
}

/** Those that put trips in feeds. */
export type FeedProjections = Pick<Projections, 'trips' | 'travellers' | 'follows' | 'publicTrips' | 'fanOuts'>;

/** The trip as lists show it; undefined when only its owner may see it. */
export async function shownOf(
  trip: TripItem | undefined,
  { travellers }: Pick<Projections, 'travellers'>,
): Promise<PublicTrip | undefined> {
  if (!trip || !isOpen(trip) || trip.deletedAt !== undefined) return undefined;
  const author = await travellers.find(trip.ownerId);
  return author && PublicTrip.parse({ ...trip, author });
}

/** Whether lists and feeds should contain the trip. */
export async function isShown(
  tripId: string,
  { trips, travellers }: Pick<Projections, 'trips' | 'travellers'>,
): Promise<boolean> {
  return (await shownOf(await trips.find(tripId), { travellers })) !== undefined;
}
