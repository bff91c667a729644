import { useState } from 'react';
import type { LazyPart } from './lazy-part.ts';
import { useWhenIdle } from './use-fetch-ahead.ts';

/**
 * A part that is added to a complete page: undefined until the page is idle and the part has arrived. One that fails is
 * requested again when the connection is back.
 */
export function useArrived<T>(part: LazyPart<T>, wanted = true): T | undefined {
  const [, setArrived] = useState(false);
  useWhenIdle(() => {
    if (!wanted || part.loaded()) return;
    // Nobody asked for it, so the failure is not reported.
    part.load().then(
      () => setArrived(true),
      () => undefined,
    );
  });
  return wanted ? part.loaded() : undefined;
}
