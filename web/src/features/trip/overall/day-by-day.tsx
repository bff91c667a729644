import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { TripDay } from '#shared/days/schema.ts';
import { count, formatDay } from '#shared/trips/dates.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { useFetchAhead } from '../../../lib/lazy/use-fetch-ahead.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lazyPanel } from '../../../ui/lazy/lazy-panel.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useDayLink } from '../chosen-day.ts';
import { useEditor } from '../editor.ts';
import { Section } from '../section.tsx';
import { activitySign } from '../timeline/journey.ts';
import styles from './day-by-day.module.css';

const FillDaysButton = lazyPanel(async () => (await import('../arrange/arranging.ts')).FillDaysButton, {
  what: 'a button for all dates',
  loading: <Button disabled>Add a day for each date</Button>,
});
const AHEAD = [FillDaysButton.part];

const MOST_NAMED = 3;

interface DayByDayProps {
  readonly trip: TripDetail;
  readonly days: readonly TripDay[];
}

/** All days of the trip at a glance; each links to its own view. */
export function DayByDay({ trip, days }: DayByDayProps) {
  const editor = useEditor();
  const linkOf = useDayLink();
  useFetchAhead(AHEAD);
  if (days.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState
          title="No days planned yet"
          {...(editor && {
            text: 'Start by adding your first day to this trip',
            action: (
              <>
                <Button variant="primary" icon={Plus} onClick={() => editor.open({ kind: 'add-day' })}>
                  Add Day
                </Button>
                <FillDaysButton trip={trip} />
              </>
            ),
          })}
        />
      </div>
    );
  }
  return (
    <Section title="Day by day" look="open">
      <ol className={styles.days}>
        {days.map((day) => (
          <li key={day.id} className={styles.day}>
            <time className={styles.date} dateTime={day.date.slice(0, 10)}>
              {formatDay(day.date)}
            </time>
            <div className={styles.words}>
              <h4 className={styles.title} dir="auto">
                <Link to={linkOf(day.id)} className={styles.link ?? ''}>
                  {day.title}
                </Link>
              </h4>
              <Glance day={day} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The first activities of a day, and how many more there are. */
function Glance({ day: { activities } }: { readonly day: TripDay }) {
  if (activities.length === 0) return <p className={styles.nothing}>Nothing planned yet</p>;
  const more = activities.length - MOST_NAMED;
  return (
    <p className={styles.glance}>
      {activities.slice(0, MOST_NAMED).map((activity) => (
        <span key={activity.id} className={styles.item}>
          <span aria-hidden="true">{activitySign(activity)}</span>{' '}
          <bdi>{activity.cancelled ? <s>{activity.title}</s> : activity.title}</bdi>
        </span>
      ))}
      {more > 0 && <span className={styles.more}>and {count(more, 'more', 'more')}</span>}
    </p>
  );
}
