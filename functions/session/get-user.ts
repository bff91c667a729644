import { getUser } from '#shared/session/routes.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { noSignCookies } from '../http/session-cookie.ts';
import { environment } from '../runtime/environment.ts';
import { sessionUser } from './session-user.ts';

interface Dependencies {
  readonly travellers: TravellerRepository;
  readonly siteUrl: string;
}

export const implementation = implement(getUser, async ({ caller, cookies }, { travellers, siteUrl }: Dependencies) => {
  const traveller = caller && (await travellers.find(caller.travellerId));
  if (!traveller) return { body: null, cookies: noSignCookies(cookies, siteUrl) };
  return { body: sessionUser(traveller) };
});

export const handler = lambdaHandler(implementation, () => ({
  travellers: travellerRepository(table()),
  siteUrl: environment().SITE_URL,
}));
