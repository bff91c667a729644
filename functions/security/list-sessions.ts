import { listSessions } from '#shared/security/routes.ts';
import { type SessionRepository, sessionRepository } from '../data/session-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';

interface Dependencies {
  readonly sessions: Pick<SessionRepository, 'list'>;
}

export const implementation = implement(listSessions, async ({ caller }, { sessions }: Dependencies) => ({
  body: await sessions.list(caller),
}));

export const handler = lambdaHandler(implementation, () => ({ sessions: sessionRepository(table()) }));
