import type { FeedTrip } from '#shared/trips/schema.ts';
import type { PublicTrip } from '../data/public-trip.ts';
import { type PublicTripRepository, publicTripRepository } from '../data/public-trip-repository.ts';
import { table } from '../data/table.ts';
import { tripView } from './trip-view.ts';

/** What the lists of public trips need. */
export interface PublicTripDependencies {
  readonly publicTrips: PublicTripRepository;
}

export function publicTripDependencies(): PublicTripDependencies {
  return { publicTrips: publicTripRepository(table()) };
}

/** A public trip with its author, as this viewer (undefined: signed out) may see them. */
export function feedTrip(trip: PublicTrip, viewerId: string | undefined): FeedTrip {
  const { id, username, firstName, lastName, profileImageUrl } = trip.author;
  return { ...tripView(trip, trip.author, viewerId), user: { id, username, firstName, lastName, profileImageUrl } };
}
