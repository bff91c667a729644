import { listFollowers } from '#shared/travellers/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { type TravellerDependencies, travellerDependencies } from './dependencies.ts';
import { followRow } from './traveller-view.ts';

export const implementation = implement(
  listFollowers,
  async ({ caller, query }, { follows }: TravellerDependencies) => {
    const page = await follows.followers(caller.travellerId, query);
    return { body: page.items.map((each) => followRow(each, caller.travellerId)), headers: pageHeaders(page) };
  },
);

export const handler = lambdaHandler(implementation, travellerDependencies);
