import type { Route } from '#shared/contract/define-route.ts';

/**
 * The keys by which API Gateway knows a call: 'GET /api/trips'. A call that is read with GET is answered to HEAD too
 * (RFC 9110, 9.3.2), for which an HTTP API needs a key of its own.
 */
export function routeKeysOf({ method, path }: Pick<Route, 'method' | 'path'>): string[] {
  return method === 'GET' ? [`GET ${path}`, `HEAD ${path}`] : [`${method} ${path}`];
}
