import { AppError } from '#shared/contract/errors.ts';
import { followTraveller } from '#shared/travellers/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type TravellerDependencies, travellerDependencies } from './dependencies.ts';

export const implementation = implement(
  followTraveller,
  async ({ caller, params }, { follows }: TravellerDependencies) => {
    if (params.id === caller.travellerId) throw new AppError('bad_request', 'You cannot follow yourself');
    await follows.follow(caller.travellerId, params.id);
    return { body: { isFollowing: true } };
  },
);

export const handler = lambdaHandler(implementation, travellerDependencies);
