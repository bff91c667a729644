import { isAroundNow } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useSeenAs } from './sharing/seen-as.ts';

const NowPanel = lazyPanel(async () => (await import('../../ui/now-and-next/now-panel.tsx')).NowPanel, {
  what: 'what is now and next',
  loading: <Skeleton height="8rem" />,
});
const AHEAD = [NowPanel.part];
const NONE: readonly never[] = [];

/** What is now and next, while the trip runs or is about to. */
export function TripNow({ trip }: { readonly trip: TripDetail }) {
  const isAround = isAroundNow(trip);
  useFetchAhead(isAround ? AHEAD : NONE);
  const as = useSeenAs();
  return isAround ? <NowPanel trip={trip} as={as} /> : null;
}
