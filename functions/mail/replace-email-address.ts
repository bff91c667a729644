import { replaceEmailAddress } from '#shared/mail/routes.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { mailAddress } from './mail-address.ts';

interface Dependencies {
  readonly travellers: Pick<TravellerRepository, 'replaceAddress'>;
  readonly mailDomain: string;
}

export const implementation = implement(
  replaceEmailAddress,
  async ({ caller, idempotencyKey }, { travellers, mailDomain }: Dependencies) => {
    const token = await travellers.replaceAddress(caller.travellerId, idempotencyKey);
    return { body: { address: mailAddress(token, mailDomain) } };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  travellers: travellerRepository(table()),
  mailDomain: environment().MAIL_DOMAIN,
}));
