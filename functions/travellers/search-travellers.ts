import { searchTravellers } from '#shared/travellers/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { findTravellers, type SearchDependencies, searchDependencies } from './find-travellers.ts';

export const implementation = implement(
  searchTravellers,
  async ({ caller, query }, dependencies: SearchDependencies) => ({
    body: await findTravellers(query.q, caller.travellerId, dependencies),
  }),
);

export const handler = lambdaHandler(implementation, searchDependencies);
