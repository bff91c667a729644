import { createTrip } from '#shared/trips/routes.ts';
import { newTripId } from '../data/ids.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { adoptCover } from './adopt-cover.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { tripDetail } from './trip-view.ts';

export const implementation = implement(
  createTrip,
  async ({ caller, body, idempotencyKey }, { trips, travellers }: TripDependencies) => {
    const id = newTripId();
    const coverImage = await adoptCover(body.coverImage, id, caller.travellerId);
    const [trip, creator] = await Promise.all([
      trips.create(caller.travellerId, { ...body, coverImage }, idempotencyKey, id),
      travellers.find(caller.travellerId),
    ]);
    return { body: tripDetail(trip, creator, caller) };
  },
);

export const handler = lambdaHandler(implementation, tripDependencies);
