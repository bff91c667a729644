import { Ellipsis, Lock, Merge, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import type { Trip } from '#shared/trips/schema.ts';
import { keepFocus } from '../../lib/keep-focus.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useDragOnto } from '../../ui/drag-onto/use-drag-onto.ts';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { TripCard } from '../../ui/trip-card/trip-card.tsx';
import styles from './own-trip-card.module.css';

interface OwnTripCardProps {
  readonly trip: Trip;
  /** Whether there is another trip to merge it into. */
  readonly canMerge: boolean;
  readonly onDelete: () => void;
  readonly onMerge: () => void;
}

/** One of the traveller's own trips: a link, draggable, and a drop target for others. */
export function OwnTripCard({ trip, canMerge, onDelete, onMerge }: OwnTripCardProps) {
  const { ref, handlers, focusRef, describedBy, isDragged, isTarget } = useDragOnto(trip.id);
  // Synchronises with the browser's focus, which is lost with a card that is deleted or merged away.
  useEffect(() => keepFocus, []);
  return (
    <li
      ref={ref}
      {...handlers}
      className={classNames(styles.item, isDragged && styles.dragged, isTarget && styles.target)}
      data-trip-id={trip.id}
    >
      <TripCard
        trip={trip}
        level={2}
        linkProps={{ ref: focusRef, 'aria-describedby': describedBy }}
        {...(!trip.isPublic && {
          badge: (
            <Badge icon={Lock} tone="other">
              Private
            </Badge>
          ),
        })}
        actions={
          <>
            <IconButton icon={Trash2} label={`Delete "${trip.title}"`} tone="danger" onPicture onClick={onDelete} />
            <Menu trigger={<IconButton icon={Ellipsis} label={`More for "${trip.title}"`} onPicture />}>
              <MenuItem icon={Merge} disabled={!canMerge} onSelect={onMerge}>
                Merge into…
              </MenuItem>
              <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
                Delete
              </MenuItem>
            </Menu>
          </>
        }
      />
    </li>
  );
}
