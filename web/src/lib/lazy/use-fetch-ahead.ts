import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LazyPart } from './lazy-part.ts';

/** How long the page has been quiet, every call answered, before it is taken for idle. */
const QUIET_MS = 3_000;

/**
 * Fetches what may be needed next, one part after the other, as soon as the page is idle; what does not arrive is asked
 * for again when the connection is back. The list is a constant of its module.
 */
export function useFetchAhead(parts: readonly LazyPart<unknown>[]): void {
  const busy = useIsFetching() > 0;
  // Synchronises with the network, and with what else the browser has to do.
  useEffect(() => {
    if (busy || savesData()) return;
    const fetchAll = () => void fetchAhead(parts);
    const timer = setTimeout(fetchAll, QUIET_MS);
    window.addEventListener('online', fetchAll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', fetchAll);
    };
  }, [busy, parts]);
}

async function fetchAhead(parts: readonly LazyPart<unknown>[]): Promise<void> {
  for (const part of parts) {
    await idle();
    // Nobody has asked for it yet, so nobody is told; whoever asks finds out, or gets it then.
    await part.load().catch(() => undefined);
  }
}

const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/** Whether the visitor has asked for little data (Save-Data: Network Information API, Chromium only). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
