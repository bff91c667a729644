import { routeKeysOf } from '#infra/route-keys.ts';
import type { Route } from '#shared/contract/define-route.ts';

export interface RouteMatch {
  readonly route: Route;
  /** API Gateway's name of the route: 'GET /api/trips/{id}'. */
  readonly routeKey: string;
  /** The placeholders' values, still encoded. */
  readonly params: Readonly<Record<string, string>>;
}

export type RouteTable = (method: string, path: string) => RouteMatch | undefined;

/**
 * Finds a request's route as API Gateway's HTTP APIs do: a fixed segment takes precedence over {name}, and {name} over
 * {name+}, which matches one segment or more.
 */
export function routeTable(routes: readonly Route[]): RouteTable {
  const table = routes
    .map((route) => ({ route, keys: routeKeysOf(route), segments: route.path.split('/') }))
    .sort((a, b) => compareSegments(a.segments, b.segments));
  return (method, path) => {
    const parts = path.split('/');
    for (const { route, keys, segments } of table) {
      const routeKey = keys.find((key) => key === `${method} ${route.path}`);
      const params = routeKey === undefined ? undefined : paramsOf(segments, parts);
      if (routeKey !== undefined && params) return { route, routeKey, params };
    }
    return undefined;
  };
}

function paramsOf(segments: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const name = /^\{(\w+)(\+?)\}$/.exec(segment);
    if (name?.[2]) {
      const rest = parts.slice(index).join('/');
      return rest === '' ? undefined : { ...params, [String(name[1])]: rest };
    }
    const part = parts[index];
    if (name ? !part : part !== segment) return undefined;
    if (name) params[String(name[1])] = String(part);
  }
  return parts.length === segments.length ? params : undefined;
}

function compareSegments(a: readonly string[], b: readonly string[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = vagueness(a[index]) - vagueness(b[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function vagueness(segment = ''): number {
  if (!segment.startsWith('{')) return 0;
  return segment.endsWith('+}') ? 2 : 1;
}
