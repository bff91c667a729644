import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { daysKey, refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { goToRow } from '../map/go-to-row.ts';
import { placeInWords, placeOf, touchedDays } from './changed-place.ts';
import styles from './changes-layer.module.css';
import { useGoToChange } from './use-go-to-change.ts';
import { usePoll } from './use-poll.ts';

interface ChangesLayerProps {
  readonly trip: TripDetail;
  readonly days: readonly TripDay[];
  /** The reader. */
  readonly travellerId: string;
}

/**
 * Says over the page what its companions have just changed, and shows it when asked: nothing on the page moves before.
 */
export function ChangesLayer({ trip, days, travellerId }: ChangesLayerProps) {
  const { changes, forget } = usePoll(trip, travellerId);
  const queryClient = useQueryClient();
  const goTo = useGoToChange();
  const show = async () => {
    const things = changes.flatMap(({ what }) => what);
    await Promise.all([
      refreshTrips(queryClient, trip.id),
      // Ideas, documents and costs, as far as they are on the page.
      queryClient.invalidateQueries({ queryKey: ['trip', trip.id, 'activities'] }),
      queryClient.invalidateQueries({ queryKey: ['trip', trip.id, 'costs'] }),
    ]);
    const now = queryClient.getQueryData<readonly TripDay[]>(daysKey(trip.id)) ?? days;
    forget();
    const [first] = things.flatMap((thing) => placeOf(thing, now) ?? []);
    const dayId = touchedDays(things).find((id) => now.some((day) => day.id === id));
    goTo(first ?? (dayId === undefined ? {} : { dayId }));
    if (first?.activityId !== undefined) goToRow(first.activityId);
  };
  return (
    <div role="status" className={styles.layer}>
      {changes.length > 0 && (
        <p className={styles.notice}>
          <span>{placeInWords(changes, days)}</span>
          <span aria-hidden="true">·</span>
          <button type="button" className={styles.show} onClick={() => void show()}>
            Show
          </button>
          <IconButton icon={X} label="Dismiss" onClick={forget} />
        </p>
      )}
    </div>
  );
}
