import { lazyPanel } from '../lazy/lazy-panel.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** What draws codes: 90 KB, which only who has a pass fetches. */
export const PassCode = lazyPanel(async () => (await import('./pass-code.tsx')).PassCode, {
  what: 'the code',
  loading: <Skeleton height="16rem" />,
});
