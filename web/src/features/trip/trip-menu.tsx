import { Ellipsis, Split } from 'lucide-react';
import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useUnmergeTrips } from '../../lib/trips/use-unmerge-trips.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu/menu.tsx';
import { DownloadItems, useDownloadsAhead } from './download/download-items.tsx';

interface TripMenuProps {
  readonly trip: TripDetail;
  /** Undefined until they are loaded. */
  readonly days: readonly TripDay[] | undefined;
}

/** What can be done with a trip besides editing it. */
export function TripMenu({ trip, days }: TripMenuProps) {
  const unmerge = useUnmergeTrips();
  useDownloadsAhead();
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label="More for this trip" disabled={!days || unmerge.isPending} />}>
      {days && <DownloadItems plan={{ trip, days }} />}
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
}
