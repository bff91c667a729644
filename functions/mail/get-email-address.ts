import { getEmailAddress } from '#shared/mail/routes.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { mailAddress } from './mail-address.ts';

interface Dependencies {
  readonly travellers: TravellerRepository;
  readonly mailDomain: string;
  readonly testForwarding: boolean;
}

export const implementation = implement(
  getEmailAddress,
  async ({ caller }, { travellers, mailDomain, testForwarding }: Dependencies) => {
    const { addressToken, addressReplacedAt } = await travellers.withAddress(caller.travellerId);
    const emailAddress = mailAddress(addressToken, mailDomain);
    return { body: { emailAddress, testForwarding, ...(addressReplacedAt && { replacedAt: addressReplacedAt }) } };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  travellers: travellerRepository(table()),
  mailDomain: environment().MAIL_DOMAIN,
  testForwarding: environment().TEST_FORWARDING === 'on',
}));
