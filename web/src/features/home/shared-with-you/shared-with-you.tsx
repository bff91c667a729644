import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy, Ellipsis, LogOut } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { SharedTrip as Schema } from '#shared/sharing/schema.ts';
import { authorName } from '../../../lib/traveller-name.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { LoadMore } from '../../../ui/load-more/load-more.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { TripCard } from '../../../ui/trip-card/trip-card.tsx';
import { TripGrid } from '../../../ui/trip-card/trip-grid.tsx';
import { sharedTripsQuery } from './shared-trips-query.ts';
import styles from './shared-with-you.module.css';
import { useCopyTrip } from './use-copy-trip.ts';
import { useLeaveTrip } from './use-leave-trip.ts';

type SharedTrip = z.output<typeof Schema>;

/** The trips of others that the traveller comes along on; nothing without any. */
export function SharedWithYou({ travellerId }: { readonly travellerId: string }) {
  const query = useInfiniteQuery(sharedTripsQuery());
  const [leaving, setLeaving] = useState<SharedTrip>();
  const leave = useLeaveTrip(travellerId);
  if (query.isLoadingError)
    return <ErrorState what="the trips that are shared with you" onRetry={() => void query.refetch()} />;
  const trips = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (trips.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="shared-with-you">
      <h2 id="shared-with-you" className={styles.title} tabIndex={-1}>
        Shared with you
      </h2>
      <TripGrid>
        {trips.map((trip) => (
          <li key={trip.id}>
            <SharedCard trip={trip} onLeave={() => setLeaving(trip)} />
          </li>
        ))}
      </TripGrid>
      <LoadMore query={query} what="trips" />
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title="Leave trip"
        question={`Leave "${leaving?.title}"? What you added stays in it. You can only come back when you are invited again.`}
        confirmLabel="Leave"
        onConfirm={() => {
          if (leaving) leave.mutate(leaving);
          setLeaving(undefined);
        }}
      />
    </section>
  );
}

function SharedCard({ trip, onLeave }: { readonly trip: SharedTrip; readonly onLeave: () => void }) {
  const copy = useCopyTrip();
  const owner = { firstName: trip.creatorFirstName, lastName: trip.creatorLastName };
  return (
    <TripCard
      trip={trip}
      badge={<Badge tone="other">{trip.role === 'editor' ? 'You can edit' : 'You can view'}</Badge>}
      author={<span dir="auto">By {authorName(owner)}</span>}
      actions={
        <Menu
          repeated
          trigger={
            <IconButton icon={Ellipsis} label={`More for "${trip.title}"`} onPicture disabled={copy.isPending} />
          }
        >
          <MenuItem icon={Copy} onSelect={() => copy.mutate(trip.id)}>
            Make a copy
          </MenuItem>
          <MenuItem icon={LogOut} tone="danger" onSelect={onLeave}>
            Leave…
          </MenuItem>
        </Menu>
      }
    />
  );
}
