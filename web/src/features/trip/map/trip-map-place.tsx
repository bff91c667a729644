import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { TripDay } from '#shared/days/schema.ts';
import { useFetchAhead, useWhenIdle } from '../../../lib/lazy/use-fetch-ahead.ts';
import { savesData } from '../../../lib/saves-data.ts';
import { lazyWindow } from '../../../ui/lazy/lazy-window.tsx';
import { DAY_PARAMETER } from '../chosen-day.ts';
import { basemapQuery } from './basemap-query.ts';
import { fetchBesideMapCode } from './beside-map-code.ts';
import { goToRow } from './go-to-row.ts';
import type { Pin } from './items.ts';
import { MapColumn } from './map-column.tsx';
import type { MapLayout } from './use-map-layout.ts';

const MapSheet = lazyWindow(async () => {
  fetchBesideMapCode();
  return (await import('./map-parts.ts')).MapSheet;
});
const AHEAD = [MapSheet.part];
/** The page's other windows come first. */
const QUIET_MS = 6_000;

interface TripMapPlaceProps {
  readonly layout: MapLayout;
  readonly title: string;
  readonly days: readonly TripDay[];
  readonly day: TripDay | undefined;
}

/** The trip's map where it is open. */
export function TripMapPlace({
  layout: { place, isSheet, hasPins, centred, width, close },
  title,
  days,
  day,
}: TripMapPlaceProps) {
  const navigate = useNavigate();
  const openDay = (dayId: string, replace = false) => navigate({ search: `?${DAY_PARAMETER}=${dayId}` }, { replace });
  const panel = { days, day, centred };
  useQuery({ ...basemapQuery, enabled: place === 'sheet' });
  if (place === 'sheet') {
    return (
      <MapSheet {...panel} title={day?.title ?? title} onLeave={(dayId) => openDay(dayId, true)} onClose={close} />
    );
  }
  const openRow = ({ activity }: Pin) => {
    if (activity.tripDayId !== day?.id) openDay(activity.tripDayId);
    goToRow(activity.id);
  };
  if (!place) return isSheet && hasPins && <SheetAhead />;
  return <MapColumn {...panel} width={width} onPin={openRow} onClose={close} />;
}

/** Where the map is a press away, and something is on it. */
function SheetAhead() {
  const queries = useQueryClient();
  useFetchAhead(AHEAD, QUIET_MS);
  useWhenIdle(() => void (savesData() || queries.prefetchQuery(basemapQuery)), QUIET_MS);
  return null;
}
