import { getUser } from '#shared/session/routes.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { sessionUser } from './session-user.ts';

export const implementation = implement(
  getUser,
  async ({ caller }, { travellers }: { travellers: TravellerRepository }) => {
    const traveller = caller && (await travellers.find(caller.travellerId));
    return { body: traveller ? sessionUser(traveller) : null };
  },
);

export const handler = lambdaHandler(implementation, () => ({ travellers: travellerRepository(table()) }));
