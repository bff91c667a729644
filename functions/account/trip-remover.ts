import type { AccountRepository } from '../data/account-repository.ts';
import { tripFolders } from '../data/media-keys.ts';
import type { ProjectedTripRepository } from '../data/projected-trip-repository.ts';
import type { PublicListing } from '../data/public-listing.ts';
import type { SharedCardRepository } from '../data/shared-card-repository.ts';
import type { MediaStore } from '../ports/media-store.ts';

interface Dependencies {
  readonly accounts: Pick<AccountRepository, 'removeTripItems'>;
  readonly trips: Pick<ProjectedTripRepository, 'find' | 'tombstone'>;
  readonly cards: Pick<SharedCardRepository, 'remove'>;
  readonly listing: Pick<PublicListing, 'unlist'>;
  readonly media: Pick<MediaStore, 'deleteAll'>;
}

/**
 * Removes a trip whose owner is gone, with everything in it: lists, items, files. Idempotent. Feeds show it no longer,
 * and drop their reference to it when their travellers stop following the owner.
 */
export function tripRemover({ accounts, trips, cards, listing, media }: Dependencies) {
  return {
    async remove(tripId: string, ownerId: string): Promise<void> {
      // First make it invisible and closed to additions.
      await trips.tombstone(tripId);
      // Nobody comes along from now on: its companions are those that are named.
      const trip = await trips.find(tripId);
      if (trip) await cards.remove(trip);
      await listing.unlist({ id: tripId, ownerId });
      for (const folder of tripFolders(tripId)) await media.deleteAll(`${folder}/`);
      await accounts.removeTripItems(tripId);
    },
  };
}
export type TripRemover = ReturnType<typeof tripRemover>;
