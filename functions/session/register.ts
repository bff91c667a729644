import { register } from '#shared/session/routes.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { hashPassword } from './password.ts';
import { sessionUser } from './session-user.ts';
import { type Sessions, sessions } from './sessions.ts';

interface Dependencies {
  readonly travellers: TravellerRepository;
  readonly sessions: Sessions;
}

export const implementation = implement(register, async ({ body, caller }, { travellers, sessions }: Dependencies) => {
  const { password, ...fields } = body;
  const begun: ReturnType<Sessions['beginning']>[] = [];
  const traveller = await travellers.create(
    { ...fields, passwordHash: await hashPassword(password) },
    (travellerId) => {
      const session = sessions.beginning(travellerId, fields.email, caller);
      begun.push(session);
      return session.writes;
    },
  );
  return {
    body: sessionUser(traveller),
    cookies: (await Promise.all(begun.map((session) => session.cookies()))).flat(),
  };
});

export const handler = lambdaHandler(implementation, () => ({
  travellers: travellerRepository(table()),
  sessions: sessions(table(), environment().SITE_URL),
}));
