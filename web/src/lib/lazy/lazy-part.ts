import { fetchFailedStyles } from './failed-styles.ts';

/**
 * A part of the product whose code is not in the first page: it comes ahead, while the page is idle, or when it is
 * asked for.
 */
export interface LazyPart<T> {
  /** What its code makes, once that is there. */
  readonly loaded: () => T | undefined;
  /** The request for it, begun by the first call. One that failed stays, for React's `use`, until it is forgotten. */
  readonly request: () => Promise<T>;
  readonly forgetFailure: () => void;
  /** Its code, asked for again if it did not arrive before. */
  readonly load: () => Promise<T>;
}

/**
 * Declares such a part; `fetchCode` is `() => import(…)` with nothing around it that would keep a failure. Chromium asks
 * the network again at the next `import()` (WHATWG HTML, pull request 10327); of browsers that still keep the failure,
 * `offerReload` takes care.
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
