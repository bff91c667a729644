import { fetchFailedStyles } from './failed-styles.ts';

/**
 * A part of the app whose code is not in the first page: it is prefetched while the page is idle, or loaded on demand.
 */
export interface LazyPart<T> {
  /** Its module's export, once it is loaded. */
  readonly loaded: () => T | undefined;
  /** The request for it, started by the first call. A failed one stays, for React's `use`, until it is cleared. */
  readonly request: () => Promise<T>;
  readonly forgetFailure: () => void;
  /** Its code, requested again if it failed before. */
  readonly load: () => Promise<T>;
  /** The same before anybody needs it: when this fails, whoever needs it meanwhile does not fail with it. */
  readonly prefetch: () => Promise<T>;
}

/**
 * Declares a lazy part; `fetchCode` is `() => import(…)` without any caching of failures. Chromium retries at the next
 * `import()` (WHATWG HTML, pull request 10327); for browsers that still cache the failure there is `offerReload`.
 */
export function lazyPart<T>(fetchCode: () => Promise<T>): LazyPart<T> {
  let current: Promise<T> | undefined;
  let isAhead = false;
  let failed = false;
  let value: T | undefined;

  const start = () => fetchFailedStyles().then(fetchCode);
  const follow = (requested: Promise<T>) => {
    current = requested;
    failed = false;
    requested.then(
      (arrived) => {
        value = arrived;
      },
      () => {
        if (current === requested) failed = true;
      },
    );
    return requested;
  };
  const request = () => {
    if (current && !isAhead) return current;
    // The connection may have come back after the prefetch began.
    const requested = current ? current.catch(start) : start();
    isAhead = false;
    return follow(requested);
  };
  const forgetFailure = () => {
    if (failed) current = undefined;
  };
  const load = () => {
    forgetFailure();
    return request();
  };
  const prefetch = () => {
    forgetFailure();
    if (current) return current;
    isAhead = true;
    return follow(start());
  };
  return { loaded: () => value, request, forgetFailure, load, prefetch };
}
