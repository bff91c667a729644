import { createTripFromSuggestion } from '#shared/planner/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { tripDetail } from '../trips/trip-view.ts';
import { type SuggestionDependencies, suggestionDependencies } from './dependencies.ts';
import { suggestedTrip } from './suggested-trip.ts';

export const implementation = implement(
  createTripFromSuggestion,
  async ({ caller, body, idempotencyKey }, { plannedTrips, trips, travellers }: SuggestionDependencies) => {
    const today = new Date().toISOString().slice(0, 10);
    const planned = suggestedTrip(body.suggestion, body.startDate ?? null, today);
    const { id } = await plannedTrips.create(caller.travellerId, planned, idempotencyKey);
    const [made, creator] = await Promise.all([
      trips.read(id, caller.travellerId),
      travellers.find(caller.travellerId),
    ]);
    return { body: tripDetail(made, creator, caller.travellerId) };
  },
);

export const handler = lambdaHandler(implementation, suggestionDependencies);
