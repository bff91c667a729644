import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { Activity } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { keepFocus } from '../../../lib/keep-focus.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { useShowAdded } from '../activity/added-activity.ts';
import { useDeleteActivity } from '../activity/use-activity-changes.ts';
import { useEditor } from '../editor.ts';
import { Section } from '../section.tsx';
import { useSeenAs } from '../sharing/seen-as.ts';
import { nightsBetween, nightsByDay } from '../timeline/nights.ts';
import { DayRows } from './day-rows.tsx';
import styles from './itinerary.module.css';
import { NightRow } from './night-row.tsx';

/** Until they are loaded. */
const NONE: readonly Activity[] = [];

interface ItineraryProps {
  readonly day: TripDay;
  readonly days: readonly TripDay[];
}

/** The day along its line: what ends on it, what happens, and where the night is spent. */
export function Itinerary({ day, days }: ItineraryProps) {
  const editor = useEditor();
  const { data: activities, isPending, isError, refetch } = useQuery(dayQueries.activities(day.id, useSeenAs()));
  const deletion = useDeleteActivity();
  const box = useRef<HTMLDivElement>(null);
  useShowAdded(box, activities ?? NONE);
  const remove = (activity: Activity) => deletion.mutate(activity, { onSuccess: () => keepFocus(box.current) });
  const add = () => editor?.open({ kind: 'add-activity' });
  const night = nightsByDay(days).get(day.id);
  // The stay's booking already shows its first night.
  const arrives = activities?.some(
    ({ category, cancelled, endDate }) =>
      category === 'accommodation' && !cancelled && nightsBetween(day.date, endDate) > 0,
  );

  return (
    <Section
      title="Itinerary"
      look="open"
      box={box}
      action={
        editor && (
          <Button variant="quiet" icon={Plus} onClick={add}>
            Add Activity
          </Button>
        )
      }
    >
      {isPending && (
        <Loading label="Loading the activities">
          <div className={styles.timeline}>
            <Skeleton height="5rem" />
            <Skeleton height="5rem" />
          </div>
        </Loading>
      )}
      {isError && !activities && <ErrorState what="the activities of this day" onRetry={refetch} />}
      {activities && (
        <ol className={styles.timeline} data-timeline={day.id}>
          <DayRows
            day={day}
            days={days}
            activities={activities}
            deleting={deletion.isPending ? deletion.variables.id : undefined}
            onDelete={remove}
          />
          {activities.length === 0 && (
            <li className={styles.empty}>
              <p className={styles.nothing}>No activities planned for this day yet</p>
              {editor && (
                <Button variant="primary" icon={Plus} onClick={add}>
                  Add Your First Activity
                </Button>
              )}
            </li>
          )}
          {night && !arrives && <NightRow night={night} />}
        </ol>
      )}
    </Section>
  );
}
