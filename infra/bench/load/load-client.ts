import { type ApiClient, apiClient } from '#infra/local/demo/api-client.ts';
import type { Route } from '#shared/contract/define-route.ts';

/** Milliseconds of every call, by its name. */
export type Timings = Map<string, number[]>;

/** A traveller at the API whose calls are timed. */
export interface LoadClient {
  readonly call: ApiClient['call'];
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
  return { timed, call: (route: Route, input) => timed(route.name, () => api.call(route, input)) } as LoadClient;
}
