import { useSyncExternalStore } from 'react';
import type { Theme } from './ground-style.ts';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The colours that the system asks for. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => (window.matchMedia(DARK).matches ? 'dark' : 'light'));
}
