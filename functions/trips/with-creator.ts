import type { TravellerRepository } from '../data/traveller-repository.ts';
import type { TripItem } from '../data/trip-item.ts';
import type { Creator } from './trip-view.ts';

/** Told of a trip as soon as it is read, before it is written. */
export type OnRead = (trip: Pick<TripItem, 'ownerId'>) => void;

/**
 * The trip that a caller changes and its author, whose profile is read beside the write: most often the caller's, and as
 * soon as the trip is read for whoever it names.
 */
export async function withCreator(
  travellers: Pick<TravellerRepository, 'find'>,
  callerId: string,
  change: (onRead: OnRead) => Promise<TripItem>,
): Promise<{ readonly trip: TripItem; readonly creator: Creator | undefined }> {
  const found = new Map([[callerId, travellers.find(callerId)]]);
  const find = (id: string) => {
    const profile = found.get(id) ?? travellers.find(id);
    found.set(id, profile);
    // The rejection is reported where the profile is awaited, if the change succeeds.
    profile.catch(() => undefined);
    return profile;
  };
  const trip = await change(({ ownerId }) => void find(ownerId));
  return { trip, creator: await find(trip.ownerId) };
}
