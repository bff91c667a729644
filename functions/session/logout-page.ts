import { logoutPage } from '#shared/session/routes.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { OWN_SITES } from '../http/check-origin.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { type Sessions, sessions } from './sessions.ts';

export const implementation = implement(
  logoutPage,
  async ({ caller, headers }, { sessions }: { sessions: Sessions }) => {
    const home = { location: '/' };
    // Another site's link must not sign anyone out: only our own pages and the address bar end the session.
    if (!OWN_SITES.has(headers['sec-fetch-site'] ?? '')) return { body: null, headers: home };
    return { body: null, headers: home, cookies: await sessions.end(caller) };
  },
);

export const handler = lambdaHandler(implementation, () => ({ sessions: sessions(table(), environment().SITE_URL) }));
