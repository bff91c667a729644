/** A browser that draws nothing may never call back. */
const LONGEST_WAIT_MS = 2_000;

/** Resolves when the browser has nothing to do. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve);
  });
