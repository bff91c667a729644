import { updateProfile } from '#shared/travellers/profile-routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { sessionUser } from '../session/session-user.ts';
import { type TravellerDependencies, travellerDependencies } from './dependencies.ts';

export const implementation = implement(
  updateProfile,
  async ({ caller, body }, { travellers }: TravellerDependencies) => ({
    body: sessionUser(await travellers.update(caller.travellerId, body)),
  }),
);

export const handler = lambdaHandler(implementation, travellerDependencies);
