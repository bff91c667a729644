import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** Tells of each full minute of the clock; not while the page is hidden, and at once when it is shown again. */
function subscribe(tell: () => void): () => void {
  let timer: number | undefined;
  const wait = () => {
    window.clearTimeout(timer);
    if (document.hidden) return;
    timer = window.setTimeout(
      () => {
        tell();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  const changed = () => {
    if (!document.hidden) tell();
    wait();
  };
  document.addEventListener('visibilitychange', changed);
  wait();
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** The current minute, in milliseconds since 1970. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE) * MINUTE);
}
