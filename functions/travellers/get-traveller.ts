import { getTraveller } from '#shared/travellers/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type TravellerDependencies, travellerDependencies } from './dependencies.ts';
import { findTraveller } from './find-traveller.ts';
import { travellerView } from './traveller-view.ts';

export const implementation = implement(
  getTraveller,
  async ({ caller, params }, { travellers, follows }: TravellerDependencies) => {
    const traveller = await findTraveller(travellers, params.username);
    const isFollowing = await follows.isFollowing(caller.travellerId, traveller.id);
    return { body: travellerView(traveller, caller.travellerId, isFollowing) };
  },
);

export const handler = lambdaHandler(implementation, travellerDependencies);
