import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The instant, in milliseconds since 1970, renewed with every minute, but not while the page is hidden. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  // Synchronises with the clock, and with whether the page is seen.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      setNow(Date.now());
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
