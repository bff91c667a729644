import { type ItineraryRepository, itineraryRepository } from '../data/itinerary-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { type TripRepository, tripRepository } from '../data/trip-repository.ts';
import { type PlanDependencies, planDependencies } from '../steps/dependencies.ts';

/** Dependencies of turning a suggestion into a trip. */
export interface SuggestionDependencies {
  readonly itineraries: ItineraryRepository;
  readonly trips: TripRepository;
  readonly travellers: TravellerRepository;
}

export function suggestionDependencies(): SuggestionDependencies {
  return {
    itineraries: itineraryRepository(table()),
    trips: tripRepository(table()),
    travellers: travellerRepository(table()),
  };
}

/** Dependencies of quick-add: the caller's trips, one to add to, or a new one. */
export interface QuickAddDependencies extends PlanDependencies {
  readonly trips: TripRepository;
  readonly itineraries: ItineraryRepository;
}

export function quickAddDependencies(): QuickAddDependencies {
  return { ...planDependencies(), trips: tripRepository(table()), itineraries: itineraryRepository(table()) };
}
