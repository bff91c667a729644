import { endOtherSessions } from '#shared/security/routes.ts';
import { type SessionRepository, sessionRepository } from '../data/session-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';

interface Dependencies {
  readonly sessions: Pick<SessionRepository, 'endOthers'>;
}

export const implementation = implement(endOtherSessions, async ({ caller }, { sessions }: Dependencies) => {
  await sessions.endOthers(caller);
  return { body: { success: true as const } };
});

export const handler = lambdaHandler(implementation, () => ({ sessions: sessionRepository(table()) }));
