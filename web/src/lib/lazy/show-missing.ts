import { showToast } from '../toast-store.ts';

/** Says that what was pressed for did not arrive: 'this window'. Pressing again asks again. */
export function showMissing(what: string): void {
  showToast({
    title: 'Error',
    description: `Could not load ${what}. Check your connection, then try again.`,
    tone: 'destructive',
  });
}
