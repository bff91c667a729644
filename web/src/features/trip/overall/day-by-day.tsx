import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { TripDay } from '#shared/days/schema.ts';
import { count, formatDay } from '#shared/trips/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { DAY_PARAMETER } from '../chosen-day.ts';
import { useEditor } from '../editor.ts';
import { Section } from '../section.tsx';
import { activitySign } from '../timeline/journey.ts';
import styles from './day-by-day.module.css';

const MOST_NAMED = 3;

/** All days of the trip at a glance; each links to its own view. */
export function DayByDay({ days }: { readonly days: readonly TripDay[] }) {
  const editor = useEditor();
  if (days.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState
          title="No days planned yet"
          {...(editor && {
            text: 'Start by adding your first day to this trip',
            action: (
              <Button variant="primary" icon={Plus} onClick={() => editor.open({ kind: 'add-day' })}>
                Add Day
              </Button>
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
              <h4 className={styles.title}>
                <Link to={{ search: `?${DAY_PARAMETER}=${day.id}` }} className={styles.link ?? ''}>
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
          {activity.cancelled ? <s>{activity.title}</s> : activity.title}
        </span>
      ))}
      {more > 0 && <span className={styles.more}>and {count(more, 'more', 'more')}</span>}
    </p>
  );
}
