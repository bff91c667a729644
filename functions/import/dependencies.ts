import { type ItineraryRepository, itineraryRepository } from '../data/itinerary-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { type TripRepository, tripRepository } from '../data/trip-repository.ts';

export interface ImportDependencies {
  readonly itineraries: ItineraryRepository;
  readonly trips: TripRepository;
  readonly travellers: TravellerRepository;
}

export function importDependencies(): ImportDependencies {
  return {
    itineraries: itineraryRepository(table()),
    trips: tripRepository(table()),
    travellers: travellerRepository(table()),
  };
}
