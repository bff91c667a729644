import type { QuickAddCity } from '#shared/places/quick-add-cities.ts';
import { quickAddPlace, undoPlan } from '#shared/planner/routes.ts';
import { deleteTrip } from '#shared/trips/routes.ts';
import { callApi } from '../../../lib/api.ts';
import type { Press } from '../../../lib/press.ts';

interface CityToAdd {
  readonly place: QuickAddCity;
  readonly userId: string;
  /** The trip that it is expected to go to. */
  readonly expectedTripId?: string;
}

export function addCity(body: CityToAdd, press: Press) {
  return callApi(quickAddPlace, { body, press });
}

/** What was added: to an existing trip, or (undoId null) to one that was created for it. */
export interface AddedCity {
  readonly place: QuickAddCity;
  readonly tripId: string;
  readonly undoId: string | null;
}

/** Removes the city from the trip again, or deletes the trip that was created for it. */
export function removeCity({ tripId, undoId }: AddedCity, press: Press) {
  return undoId === null
    ? callApi(deleteTrip, { params: { id: tripId }, press })
    : callApi(undoPlan, { params: { id: tripId, undoId }, press });
}
