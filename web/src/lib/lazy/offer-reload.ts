import { showToast } from '../toast-store.ts';

/**
 * Offers to reload the page after a part has failed twice, if the site responds: then the browser has cached the
 * failure, or a newer version was deployed. It never reloads without consent.
 */
export async function offerReload(): Promise<void> {
  const answered = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!answered?.ok) return;
  showToast({
    title: 'Error',
    description: 'A part of this page does not load. Load the page again to get it.',
    tone: 'destructive',
    action: { label: 'Reload', onPress: () => window.location.reload() },
  });
}
