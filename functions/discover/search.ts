import { search } from '#shared/discover/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import {
  findByEmail,
  findTravellers,
  type SearchDependencies,
  searchDependencies,
} from '../travellers/find-travellers.ts';
import { findPlaces } from './find-places.ts';

export const implementation = implement(search, async ({ caller, query }, dependencies: SearchDependencies) => {
  const [byEmail, byName, places] = await Promise.all([
    findByEmail(query.q, caller.travellerId, dependencies),
    findTravellers(query.q, caller.travellerId, dependencies),
    findPlaces(query.q),
  ]);
  return { body: { users: byEmail.length > 0 ? byEmail : byName, places } };
});

export const handler = lambdaHandler(implementation, searchDependencies);
