import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '../lib/toast-store.ts';
import type { Toaster } from '../ui/toast/toaster.tsx';

/**
 * The place of toasts. What draws them is not part of the first page: it is fetched at the visitor's first press, since
 * nothing has anything to say before, or with the first toast. When it does not arrive the next toast tries again.
 */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  const [view, setView] = useState<{ readonly View: typeof Toaster }>();
  const fetchView = useCallback(() => {
    import('../ui/toast/toaster.tsx').then(
      (fetched) => setView({ View: fetched.Toaster }),
      (error: unknown) => console.error('Notifications could not be fetched', error),
    );
  }, []);

  // Synchronises with the visitor's hand on mouse, screen or keyboard.
  useEffect(() => {
    const once = { once: true, capture: true };
    window.addEventListener('pointerdown', fetchView, once);
    window.addEventListener('keydown', fetchView, once);
    return () => {
      window.removeEventListener('pointerdown', fetchView, once);
      window.removeEventListener('keydown', fetchView, once);
    };
  }, [fetchView]);

  // Synchronises with the network, for a toast that comes before any press.
  const missing = toast !== undefined && view === undefined;
  useEffect(() => {
    if (missing) fetchView();
  }, [missing, fetchView]);

  return view ? <view.View /> : null;
}
