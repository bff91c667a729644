import { getProfile } from '#shared/travellers/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type TravellerDependencies, travellerDependencies } from './dependencies.ts';
import { ownProfile } from './traveller-view.ts';

export const implementation = implement(getProfile, async ({ caller }, { travellers }: TravellerDependencies) => ({
  body: ownProfile(await travellers.own(caller.travellerId)),
}));

export const handler = lambdaHandler(implementation, travellerDependencies);
