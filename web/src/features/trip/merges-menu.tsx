import { Ellipsis, Split } from 'lucide-react';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useUnmergeTrips } from '../../lib/trips/use-unmerge-trips.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu/menu.tsx';

/** Undoes merges into this trip; nothing when there are none. */
export function MergesMenu({ trip }: { readonly trip: TripDetail }) {
  const unmerge = useUnmergeTrips();
  if (trip.mergedTrips.length === 0) return null;
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label="More for this trip" disabled={unmerge.isPending} />}>
      <MenuLabel>Undo merge</MenuLabel>
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
