import { useNavigate } from 'react-router-dom';
import type { TripDay } from '#shared/days/schema.ts';
import { lazyWindow } from '../../../ui/lazy/lazy-window.tsx';
import { DAY_PARAMETER } from '../chosen-day.ts';
import { goToRow } from './go-to-row.ts';
import type { Pin } from './items.ts';
import { MapColumn } from './map-column.tsx';
import type { MapLayout } from './use-map-layout.ts';

const MapSheet = lazyWindow(async () => (await import('./map-parts.ts')).MapSheet);

interface TripMapPlaceProps {
  readonly layout: MapLayout;
  readonly title: string;
  readonly days: readonly TripDay[];
  readonly day: TripDay | undefined;
}

/** The trip's map where it is open. */
export function TripMapPlace({ layout: { place, centred, width, close }, title, days, day }: TripMapPlaceProps) {
  const navigate = useNavigate();
  const openDay = (dayId: string, replace = false) => navigate({ search: `?${DAY_PARAMETER}=${dayId}` }, { replace });
  const panel = { days, day, centred };
  if (place === 'sheet') {
    return (
      <MapSheet {...panel} title={day?.title ?? title} onLeave={(dayId) => openDay(dayId, true)} onClose={close} />
    );
  }
  const openRow = ({ activity }: Pin) => {
    if (activity.tripDayId !== day?.id) openDay(activity.tripDayId);
    goToRow(activity.id);
  };
  return place && <MapColumn {...panel} width={width} onPin={openRow} onClose={close} />;
}
