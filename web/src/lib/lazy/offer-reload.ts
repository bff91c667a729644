import { showToast } from '../toast-store.ts';

/**
 * Offers to load the page again after a part has failed twice, if the site answers: then the browser has kept the
 * failure, or a newer version of the product has taken the part's place. Nothing is taken away that was not given up.
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
