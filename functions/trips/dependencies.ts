import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { type TripRepository, tripRepository } from '../data/trip-repository.ts';

/** What most trip calls need. */
export interface TripDependencies {
  readonly trips: TripRepository;
  readonly travellers: TravellerRepository;
}

export function tripDependencies(): TripDependencies {
  return { trips: tripRepository(table()), travellers: travellerRepository(table()) };
}
