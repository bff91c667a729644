import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { idle } from '../idle.ts';
import { savesData } from '../saves-data.ts';
import type { LazyPart } from './lazy-part.ts';

/** How long the page must be quiet, with every call answered, to count as idle. */
const QUIET_MS = 3_000;

/**
 * Prefetches what may be needed next, one part after the other, as soon as the page is idle; failed parts are retried
 * when the connection is back. The list is a constant of its module.
 */
export function useFetchAhead(parts: readonly LazyPart<unknown>[], quietMs = QUIET_MS): void {
  useWhenIdle(() => {
    if (!savesData()) void fetchAhead(parts);
  }, quietMs);
}

/** Does something whenever the page has been idle for some milliseconds, and again when the connection is back. */
export function useWhenIdle(work: () => void, quietMs = QUIET_MS): void {
  const busy = useIsFetching() > 0;
  const begin = useEffectEvent(work);
  // Synchronises with the network, and with the browser's idle time.
  useEffect(() => {
    if (busy) return;
    const start = () => begin();
    const timer = setTimeout(start, quietMs);
    window.addEventListener('online', start);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', start);
    };
  }, [busy, quietMs]);
}

async function fetchAhead(parts: readonly LazyPart<unknown>[]): Promise<void> {
  for (const part of parts) {
    await idle();
    // Nobody needs it yet, so the failure is not reported; on demand it is loaded again.
    await part.prefetch().catch(() => undefined);
  }
}
