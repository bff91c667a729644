import { listFollowingTrips } from '#shared/trips/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { feedTrip, type PublicTripDependencies, publicTripDependencies } from './public-trips.ts';

export const implementation = implement(
  listFollowingTrips,
  async ({ caller, query }, { publicTrips }: PublicTripDependencies) => {
    const page = await publicTrips.listFeed(caller.travellerId, query);
    return { body: page.items.map((trip) => feedTrip(trip, caller.travellerId)), headers: pageHeaders(page) };
  },
);

export const handler = lambdaHandler(implementation, publicTripDependencies);
