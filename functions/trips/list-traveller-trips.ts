import { listTravellerTrips } from '#shared/trips/routes.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { findTravellerId } from '../travellers/find-traveller.ts';
import { feedTrip, type PublicTripDependencies, publicTripDependencies } from './public-trips.ts';

interface Dependencies extends PublicTripDependencies {
  readonly travellers: TravellerRepository;
}

export const implementation = implement(
  listTravellerTrips,
  async ({ caller, params, query }, { publicTrips, travellers }: Dependencies) => {
    const authorId = await findTravellerId(travellers, params.username);
    const page = await publicTrips.listByAuthor(authorId, query);
    return { body: page.items.map((trip) => feedTrip(trip, caller?.travellerId)), headers: pageHeaders(page) };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  ...publicTripDependencies(),
  travellers: travellerRepository(table()),
}));
