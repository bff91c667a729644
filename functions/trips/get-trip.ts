import { getTrip } from '#shared/trips/routes.ts';
import type { TripItem } from '../data/trip-item.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { tripDetail } from './trip-view.ts';

export const implementation = implement(
  getTrip,
  async ({ caller }, { travellers }: TripDependencies, openFor: (callerId: string | undefined) => TripItem) => {
    const trip = openFor(caller?.travellerId);
    return { body: tripDetail(trip, await travellers.find(trip.ownerId), caller?.travellerId) };
  },
  { besideSession: ({ id }, { trips }) => trips.find(id) },
);

export const handler = lambdaHandler(implementation, tripDependencies);
