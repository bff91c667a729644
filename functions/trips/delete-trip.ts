import { deleteTrip } from '#shared/trips/routes.ts';
import type { TripItem } from '../data/trip-item.ts';
import { implement } from '../http/call.ts';
import { expected } from '../http/expected.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { tripDetail } from './trip-view.ts';

export const implementation = implement(
  deleteTrip,
  async ({ caller, params, ifMatch }, { trips, travellers }: TripDependencies) => {
    const { travellerId } = caller;
    const current = async (trip: TripItem) => tripDetail(trip, await travellers.find(trip.ownerId), caller);
    await trips.delete(params.id, travellerId, expected(ifMatch, current));
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, tripDependencies);
