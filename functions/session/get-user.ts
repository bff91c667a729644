import { getUser } from '#shared/session/routes.ts';
import { type SessionRepository, sessionRepository } from '../data/session-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { noSignCookies } from '../http/session-cookie.ts';
import { environment } from '../runtime/environment.ts';
import { sessionUser } from './session-user.ts';

interface Dependencies {
  readonly travellers: TravellerRepository;
  readonly sessions: Pick<SessionRepository, 'use'>;
  readonly siteUrl: string;
}

export const implementation = implement(
  getUser,
  async ({ caller, cookies }, { travellers, sessions, siteUrl }: Dependencies) => {
    // Each visit begins with this call, so it alone notes that the session is in use.
    const [traveller] = caller ? await Promise.all([travellers.find(caller.travellerId), sessions.use(caller)]) : [];
    if (!traveller) return { body: null, cookies: noSignCookies(cookies, siteUrl) };
    return { body: sessionUser(traveller) };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  travellers: travellerRepository(table()),
  sessions: sessionRepository(table()),
  siteUrl: environment().SITE_URL,
}));
