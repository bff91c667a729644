import { AppError } from '#shared/contract/errors.ts';
import { unfollowTraveller } from '#shared/travellers/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type TravellerDependencies, travellerDependencies } from './dependencies.ts';

export const implementation = implement(
  unfollowTraveller,
  async ({ caller, params }, { follows, travellers }: TravellerDependencies) => {
    if (params.id === caller.travellerId) throw new AppError('bad_request', 'You cannot follow yourself');
    const [followed] = await Promise.all([travellers.find(params.id), follows.unfollow(caller.travellerId, params.id)]);
    if (!followed) throw new AppError('not_found', 'User not found');
    return { body: { isFollowing: false } };
  },
);

export const handler = lambdaHandler(implementation, travellerDependencies);
