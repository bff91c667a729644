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
}

/**
 * Declares a lazy part; `fetchCode` is `() => import(…)` without any caching of failures. Chromium retries at the next
 * `import()` (WHATWG HTML, pull request 10327); for browsers that still cache the failure there is `offerReload`.
 */
export function lazyPart<T>(fetchCode: () => Promise<T>): LazyPart<T> {
  let current: Promise<T> | undefined;
  let failed = false;
  let value: T | undefined;

  const request = () => {
    if (current) return current;
    failed = false;
    current = fetchFailedStyles().then(fetchCode);
    current.then(
      (arrived) => {
        value = arrived;
      },
      () => {
        failed = true;
      },
    );
    return current;
  };
  const forgetFailure = () => {
    if (failed) current = undefined;
  };
  const load = () => {
    forgetFailure();
    return request();
  };
  return { loaded: () => value, request, forgetFailure, load };
}
