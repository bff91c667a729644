import { logout } from '#shared/session/routes.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { environment } from '../http/environment.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type Sessions, sessions } from './sessions.ts';

export const implementation = implement(logout, async ({ caller }, { sessions }: { sessions: Sessions }) => ({
  body: { success: true as const },
  cookies: await sessions.end(caller),
}));

export const handler = lambdaHandler(implementation, () => ({ sessions: sessions(table(), environment().SITE_URL) }));
