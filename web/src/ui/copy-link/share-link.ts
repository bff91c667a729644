import { writeToClipboard } from '../../lib/clipboard.ts';
import { showToast } from '../../lib/toast-store.ts';

/** A page of this site to be handed on. */
export interface LinkToShare {
  /** Its path and query, from `paths`. */
  readonly path: string;
  readonly title: string;
  /** Who can open it: 'Everybody can open it.' */
  readonly audience: string;
}

const addressOf = ({ path }: LinkToShare): string => new URL(path, window.location.origin).href;

async function copy(link: LinkToShare): Promise<void> {
  const address = addressOf(link);
  if (await writeToClipboard(address)) showToast({ title: 'Link copied', description: link.audience });
  else showToast({ title: 'Could not copy', description: `Copy it by hand: ${address}`, tone: 'destructive' });
}

/** Opens the device's share sheet (Web Share API); where it refuses, the link is copied. */
async function share(link: LinkToShare): Promise<void> {
  try {
    await navigator.share({ title: link.title, url: addressOf(link) });
  } catch (error) {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError';
    if (!isDismissed) await copy(link);
  }
}

export const shareLink = { copy, share };
