import { useEffect } from 'react';

/**
 * Keeps the screen from dimming while it is shown (W3C Screen Wake Lock). The browser ends that whenever the page is
 * hidden, and may refuse it, such as when the battery is low: then nothing changes.
 */
export function useScreenStaysOn(isOn: boolean): void {
  // Synchronises with the device's screen.
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> = Promise.resolve(undefined);
    const request = () => {
      if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    request();
    document.addEventListener('visibilitychange', request);
    return () => {
      document.removeEventListener('visibilitychange', request);
      void lock.then((held) => held?.release());
    };
  }, [isOn]);
}
