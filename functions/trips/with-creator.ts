import type { TravellerRepository } from '../data/traveller-repository.ts';
import type { TripItem } from '../data/trip-item.ts';
import type { Creator } from './trip-view.ts';

/** The trip that a caller changes and its author: most often the caller, whose profile is read beside the change. */
export async function withCreator(
  travellers: TravellerRepository,
  callerId: string,
  changed: Promise<TripItem>,
): Promise<{ readonly trip: TripItem; readonly creator: Creator | undefined }> {
  const [trip, own] = await Promise.all([changed, travellers.find(callerId)]);
  return { trip, creator: trip.ownerId === callerId ? own : await travellers.find(trip.ownerId) };
}
