import { Link2, Share2 } from 'lucide-react';
import { lazyPart } from '../../lib/lazy/lazy-part.ts';
import { showMissing } from '../../lib/lazy/show-missing.ts';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { MenuItem } from '../menu/menu.tsx';
import type { LinkToShare } from './share-link.ts';

const part = lazyPart(async () => (await import('./share-link.ts')).shareLink);
const AHEAD = [part];

/** Fetches what copies links, once the page is idle. */
export function useLinksAhead(): void {
  useFetchAhead(AHEAD);
}

/** The items of a menu that copy a page's link, or hand it to the device's own sheet where it has one. */
export function LinkItems({ link }: { readonly link: LinkToShare }) {
  const share = (way: 'copy' | 'share') =>
    part.load().then(
      (shareLink) => shareLink[way](link),
      () => showMissing('this part'),
    );
  const hasSheet = typeof navigator.share === 'function';
  return (
    <>
      <MenuItem icon={Link2} onSelect={() => share('copy')}>
        Copy link
      </MenuItem>
      {hasSheet && (
        <MenuItem icon={Share2} onSelect={() => share('share')}>
          Send link…
        </MenuItem>
      )}
    </>
  );
}
