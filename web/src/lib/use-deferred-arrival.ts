import { startTransition, useEffect, useState } from 'react';

/**
 * Data that a large part of the page shows; undefined until that part is ready. When the data arrives, the current page
 * is painted first, then React renders the part as a transition, in steps of a few milliseconds with room for input in
 * between. Without it, a query's result is rendered, laid out and painted in one long task. Data that is there when the
 * page opens, and every later change, shows at once.
 */
export function useDeferredArrival<T>(data: T | undefined): T | undefined {
  const arrived = data !== undefined;
  const [shown, setShown] = useState(arrived);
  // Synchronises with the browser: an effect runs after it has painted.
  useEffect(() => {
    if (arrived) startTransition(() => setShown(true));
  }, [arrived]);
  return shown ? data : undefined;
}
