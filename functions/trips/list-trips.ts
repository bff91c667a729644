import { listTrips } from '#shared/trips/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { tripView } from './trip-view.ts';

export const implementation = implement(
  listTrips,
  async ({ caller, query }, { trips, travellers }: TripDependencies) => {
    const [page, creator] = await Promise.all([
      trips.listByOwner(caller.travellerId, query),
      travellers.find(caller.travellerId),
    ]);
    return {
      body: page.items.map((trip) => tripView(trip, creator, caller.travellerId)),
      headers: pageHeaders(page),
    };
  },
);

export const handler = lambdaHandler(implementation, tripDependencies);
