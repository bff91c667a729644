import { createTrip } from '#shared/trips/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { tripDetail } from './trip-view.ts';

export const implementation = implement(
  createTrip,
  async ({ caller, body, idempotencyKey }, { trips, travellers }: TripDependencies) => {
    const [trip, creator] = await Promise.all([
      trips.create(caller.travellerId, body, idempotencyKey),
      travellers.find(caller.travellerId),
    ]);
    return { body: tripDetail(trip, creator, caller.travellerId) };
  },
);

export const handler = lambdaHandler(implementation, tripDependencies);
