import { register } from '#shared/session/routes.ts';
import { table } from '../data/table.ts';
import { emailTaken, type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { browserOf } from './browser-of.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { sessionUser } from './session-user.ts';
import { type Sessions, sessions } from './sessions.ts';

interface Dependencies {
  readonly travellers: TravellerRepository;
  readonly sessions: Sessions;
}

export const implementation = implement(
  register,
  async ({ body, caller, headers, idempotencyKey }, { travellers, sessions }: Dependencies) => {
    const { password, ...fields } = body;
    const browser = await browserOf(caller, headers);
    const begun = new Map<string, ReturnType<Sessions['beginning']>>();
    const traveller = await travellers.create(
      { ...fields, passwordHash: await hashPassword(password) },
      (travellerId) => {
        const session = sessions.beginning({ travellerId, email: fields.email }, browser);
        begun.set(travellerId, session);
        return session.writes;
      },
      idempotencyKey,
    );
    const session = begun.get(traveller.id);
    if (session) return { body: sessionUser(traveller), cookies: await session.cookies() };
    // Registered by an earlier attempt: they sign in, if it is still their password.
    const claim = await travellers.findEmailClaim(fields.email);
    const right = await verifyPassword(password, claim?.passwordHash);
    if (!claim || !right) throw emailTaken();
    return { body: sessionUser(traveller), cookies: await sessions.beginFor(fields.email, claim, browser, emailTaken) };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  travellers: travellerRepository(table()),
  sessions: sessions(table(), environment().SITE_URL),
}));
