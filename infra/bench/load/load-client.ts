import { type ApiClient, apiClient } from '#infra/local/demo/api-client.ts';
import type { Route } from '#shared/contract/define-route.ts';

/** Milliseconds of every call, by name. */
export type Timings = Map<string, number[]>;

/** An API client of a traveller whose calls are timed. */
export interface LoadClient {
  readonly call: ApiClient['call'];
  /** What an address of the site returns, following redirects. */
  look(path: string): Promise<Response>;
  timed<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export function loadClient(siteUrl: string, cookie: string, timings: Timings): LoadClient {
  const api = apiClient(siteUrl, cookie);
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const done = await work();
    const all = timings.get(name) ?? [];
    timings.set(name, all);
    all.push(performance.now() - began);
    return done;
  };
  const look = (path: string) => fetch(siteUrl + path, { headers: { cookie } });
  const call = (route: Route, input: object) => timed(route.name, () => api.call(route, input));
  return { timed, call, look } as LoadClient;
}
