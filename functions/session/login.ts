import { AppError } from '#shared/contract/errors.ts';
import { login } from '#shared/session/routes.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { browserOf } from './browser-of.ts';
import { verifyPassword } from './password.ts';
import { sessionUser } from './session-user.ts';
import { type Sessions, sessions } from './sessions.ts';

interface Dependencies {
  readonly travellers: TravellerRepository;
  readonly sessions: Sessions;
}

const wrong = () => new AppError('unauthorized', 'Invalid email or password');

export const implementation = implement(
  login,
  async ({ body, caller, headers }, { travellers, sessions }: Dependencies) => {
    const claim = await travellers.findEmailClaim(body.email);
    const right = await verifyPassword(body.password, claim?.passwordHash);
    if (!claim || !right) throw wrong();
    const [traveller, cookies] = await Promise.all([
      travellers.own(claim.travellerId),
      sessions.beginFor(body.email, claim, await browserOf(caller, headers), wrong),
    ]);
    return { body: sessionUser(traveller), cookies };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  travellers: travellerRepository(table()),
  sessions: sessions(table(), environment().SITE_URL),
}));
