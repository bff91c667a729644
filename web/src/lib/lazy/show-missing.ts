import { showToast } from '../toast-store.ts';

/** Says that the requested part failed to load: 'this window'. Pressing again retries. */
export function showMissing(what: string): void {
  showToast({
    title: 'Error',
    description: `Could not load ${what}. Check your connection, then try again.`,
    tone: 'destructive',
  });
}
