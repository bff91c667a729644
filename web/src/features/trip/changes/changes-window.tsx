import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { TripDay } from '#shared/days/schema.ts';
import { CHANGE_DAYS } from '#shared/sharing/changes.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useAuth } from '../../../lib/session/auth-context.ts';
import { Dialog, DialogBody } from '../../../ui/dialog/dialog.tsx';
import { LoadMore } from '../../../ui/load-more/load-more.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { goToRow } from '../map/go-to-row.ts';
import { ChangeRow } from './change-row.tsx';
import type { ChangedPlace } from './changed-place.ts';
import { changesQuery } from './changes-query.ts';
import styles from './changes-window.module.css';
import { useGoToChange } from './use-go-to-change.ts';

interface ChangesWindowProps {
  readonly trip: TripDetail;
  readonly days: readonly TripDay[];
  readonly onClose: () => void;
}

/** Who added, moved, changed and removed what, newest first. */
export function ChangesWindow({ trip, days, onClose }: ChangesWindowProps) {
  const query = useInfiniteQuery(changesQuery(trip.id));
  const session = useAuth();
  const ownId = session.status === 'signed-in' ? session.user.id : undefined;
  /** The row that was pressed: it has the focus once the window is closed. */
  const wanted = useRef<string>(undefined);
  const goTo = useGoToChange();
  const show = (place: ChangedPlace) => {
    wanted.current = place.activityId;
    goTo(place);
  };
  const takeFocus = () => {
    if (wanted.current !== undefined) goToRow(wanted.current);
    return wanted.current !== undefined;
  };
  const changes = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Changes"
      description={`Of the last ${CHANGE_DAYS} days`}
      takeFocus={takeFocus}
    >
      <DialogBody>
        {!changes && query.isError && (
          <ErrorState what="the changes of this trip" onRetry={() => void query.refetch()} />
        )}
        {!changes && !query.isError && <Pending />}
        {changes?.length === 0 && (
          <EmptyState level={3} title="No changes yet" text="What you and your companions change is listed here." />
        )}
        {changes && changes.length > 0 && (
          <ul className={styles.list}>
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} days={days} ownId={ownId} onShow={show} />
            ))}
          </ul>
        )}
        <LoadMore query={query} what="changes" />
      </DialogBody>
    </Dialog>
  );
}

function Pending() {
  return (
    <div className={styles.list} role="status" aria-label="Loading the changes">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className={styles.pending} />
      ))}
    </div>
  );
}
