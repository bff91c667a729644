import { loginPage } from '#shared/session/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { nextPath } from './next-path.ts';

export const implementation = implement(loginPage, async ({ caller, query, headers }) => {
  const next = nextPath(query.next ?? pathOf(headers.referer));
  const location = caller ? next : `/auth${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`;
  return { body: null, headers: { location } };
});

/** The page that the browser came from, by its Referer. Only the path is used, whatever the host. */
function pathOf(referer: string | undefined): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return pathname === '/auth' ? undefined : pathname + search;
}

export const handler = lambdaHandler(implementation, () => undefined);
