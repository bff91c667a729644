import { logout } from '#shared/session/routes.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { type Sessions, sessions } from './sessions.ts';

export const implementation = implement(logout, async ({ caller }, { sessions }: { sessions: Sessions }) => ({
  body: { success: true as const },
  cookies: await sessions.end(caller),
}));

export const handler = lambdaHandler(implementation, () => ({ sessions: sessions(table(), environment().SITE_URL) }));
