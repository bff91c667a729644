import { getTrip } from '#shared/trips/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { tripDetail } from './trip-view.ts';

export const implementation = implement(
  getTrip,
  async ({ caller, params }, { trips, travellers }: TripDependencies) => {
    const trip = await trips.read(params.id, caller?.travellerId);
    return { body: tripDetail(trip, await travellers.find(trip.ownerId), caller?.travellerId) };
  },
);

export const handler = lambdaHandler(implementation, tripDependencies);
