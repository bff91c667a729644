import { endSession } from '#shared/security/routes.ts';
import { type SessionRepository, sessionRepository } from '../data/session-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { noSessionCookies } from '../http/session-cookie.ts';
import { environment } from '../runtime/environment.ts';

interface Dependencies {
  readonly sessions: Pick<SessionRepository, 'endOne'>;
  readonly siteUrl: string;
}

export const implementation = implement(endSession, async ({ caller, params }, { sessions, siteUrl }: Dependencies) => {
  await sessions.endOne(caller.travellerId, params.id);
  const cookies = params.id === caller.sessionId ? noSessionCookies(siteUrl) : [];
  return { body: { success: true as const }, cookies };
});

export const handler = lambdaHandler(implementation, () => ({
  sessions: sessionRepository(table()),
  siteUrl: environment().SITE_URL,
}));
