import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Clock, Coins, Ellipsis, History, Printer, Split } from 'lucide-react';
import { useState } from 'react';
import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useFetchAhead } from '../../lib/lazy/use-fetch-ahead.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { dayQueries } from '../../lib/trips/day-queries.ts';
import { useUnmergeTrips } from '../../lib/trips/use-unmerge-trips.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { LinkItems, useLinksAhead } from '../../ui/copy-link/link-items.tsx';
import { lazyWindow } from '../../ui/lazy/lazy-window.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu/menu.tsx';
import { hasCompanions } from './changes/has-companions.ts';
import { DownloadItems, useDownloadsAhead } from './download/download-items.tsx';
import { TripPrint } from './print/trip-print.tsx';
import { useSeenAs } from './sharing/seen-as.ts';
import { showHomeTime, useHomeTimeShown } from './timeline/home-time.ts';
import { useAddressOf } from './use-address-of.ts';
import { whoOpens } from './who-opens.ts';

const PrintWindow = lazyWindow(async () => (await import('./print/print-window.tsx')).PrintWindow);
const CalendarWindow = lazyWindow(
  async () => (await import('../../ui/calendar-window/calendar-window.tsx')).CalendarWindow,
);
const CostsWindow = lazyWindow(async () => (await import('./costs/costs-window.tsx')).CostsWindow);
/** The address of the window of costs: `?costs=1`. */
const COSTS_PARAMETER = 'costs';
const ChangesWindow = lazyWindow(async () => (await import('./changes/changes-window.tsx')).ChangesWindow);
/** The address of the list of changes: `?changes=1`. */
const CHANGES_PARAMETER = 'changes';
const AHEAD = [PrintWindow.part, CostsWindow.part];
const WITH_CHANGES = [...AHEAD, ChangesWindow.part];

interface TripMenuProps {
  readonly trip: TripDetail;
  /** Undefined until they are loaded. */
  readonly days: readonly TripDay[] | undefined;
}

/** What can be done with a trip besides editing it. */
export function TripMenu({ trip, days }: TripMenuProps) {
  const unmerge = useUnmergeTrips();
  const session = useAuth();
  const [printing, setPrinting] = useState(false);
  const [subscribing, setSubscribing] = useState(false);
  const costs = useAddressOf(COSTS_PARAMETER);
  const comesAlong = trip.isOwner || trip.audience === 'editor' || trip.audience === 'viewer';
  const changes = useAddressOf(CHANGES_PARAMETER);
  const hasChanges = hasCompanions(trip);
  const atHome = useHomeTimeShown();
  useDownloadsAhead();
  useLinksAhead();
  useFetchAhead(hasChanges ? WITH_CHANGES : AHEAD);
  const as = useSeenAs();
  // The tray below the days reads them.
  const { data: ideas = [] } = useQuery({ ...dayQueries.ideas(trip.id, as), enabled: false });
  const plan = days && { trip, days, ideas };
  const menu = (
    <Menu trigger={<IconButton icon={Ellipsis} label="More for this trip" disabled={!days || unmerge.isPending} />}>
      <LinkItems link={{ path: paths.trip(trip.id), title: trip.title, audience: whoOpens(trip) }} />
      <MenuSeparator />
      {plan && <DownloadItems plan={plan} readsCosts={comesAlong && as === undefined} />}
      <MenuSeparator />
      <MenuItem icon={Printer} onSelect={() => setPrinting(true)}>
        Print…
      </MenuItem>
      {session.status === 'signed-in' && (
        <MenuItem icon={CalendarDays} onSelect={() => setSubscribing(true)}>
          Calendar…
        </MenuItem>
      )}
      {comesAlong && (
        <MenuItem icon={Coins} onSelect={costs.open}>
          Costs
        </MenuItem>
      )}
      {hasChanges && (
        <MenuItem icon={History} onSelect={changes.open}>
          Changes
        </MenuItem>
      )}
      <MenuItem icon={Clock} onSelect={() => showHomeTime(!atHome)}>
        {atHome ? 'Hide home time' : 'Show home time'}
      </MenuItem>
      {trip.mergedTrips.length > 0 && (
        <>
          <MenuSeparator />
          <MenuLabel>Undo merge</MenuLabel>
        </>
      )}
      {trip.mergedTrips.toReversed().map((source) => (
        <MenuItem
          key={`${source.id} ${source.mergedAt}`}
          icon={Split}
          onSelect={() => unmerge.mutate({ source, target: trip })}
        >
          Undo merge of "{source.title}"
        </MenuItem>
      ))}
    </Menu>
  );
  return (
    <>
      {menu}
      {subscribing && <CalendarWindow trip={trip} onClose={() => setSubscribing(false)} />}
      {comesAlong && costs.isOpen && <CostsWindow trip={trip} onClose={costs.close} />}
      {hasChanges && changes.isOpen && days && <ChangesWindow trip={trip} days={days} onClose={changes.close} />}
      {plan && printing && <PrintWindow plan={plan} onClose={() => setPrinting(false)} />}
      {plan && !printing && <TripPrint plan={plan} withReferences={false} />}
    </>
  );
}
