import { getTraveller } from '#shared/travellers/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type TravellerDependencies, travellerDependencies } from './dependencies.ts';
import { findTravellerId, userNotFound } from './find-traveller.ts';
import { travellerView } from './traveller-view.ts';

export const implementation = implement(
  getTraveller,
  async ({ caller, params }, { travellers, follows }: TravellerDependencies) => {
    const id = await findTravellerId(travellers, params.username);
    const [traveller, isFollowing] = await Promise.all([
      travellers.find(id),
      follows.isFollowing(caller.travellerId, id),
    ]);
    if (!traveller) throw userNotFound();
    return { body: travellerView(traveller, caller.travellerId, isFollowing) };
  },
);

export const handler = lambdaHandler(implementation, travellerDependencies);
