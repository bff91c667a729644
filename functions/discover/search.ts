import { search } from '#shared/discover/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import {
  findByEmail,
  findTravellers,
  foundViews,
  type SearchDependencies,
  searchDependencies,
} from '../travellers/find-travellers.ts';
import { findPlaces } from './find-places.ts';

export const implementation = implement(search, async ({ caller, query }, dependencies: SearchDependencies) => {
  const byEmail = await findByEmail(query.q, dependencies);
  const found = byEmail ? [byEmail] : await findTravellers(query.q, dependencies);
  return {
    body: {
      users: await foundViews(found, caller.travellerId, dependencies),
      places: await findPlaces(query.q),
    },
  };
});

export const handler = lambdaHandler(implementation, searchDependencies);
