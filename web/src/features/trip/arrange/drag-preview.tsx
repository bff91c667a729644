import { formatDayWithWeekday } from '#shared/trips/dates.ts';
import { activitySign } from '../timeline/journey.ts';
import styles from './drag-preview.module.css';
import { type Plan, standingOf } from './plan.ts';
import type { Subject } from './spots.ts';

interface DragPreviewProps {
  readonly plan: Plan;
  readonly subject: Subject;
}

/** What follows the pointer: an item's sign, title and time, or a day's number and date. */
export function DragPreview({ plan, subject: { kind, id } }: DragPreviewProps) {
  if (kind === 'item') {
    const activity = standingOf(plan, id)?.activity;
    if (!activity) return null;
    return (
      <div className={styles.preview}>
        <span aria-hidden="true">{activitySign(activity)}</span>
        <span className={styles.title}>{activity.title}</span>
        {activity.time !== null && <span className={styles.note}>{activity.time}</span>}
      </div>
    );
  }
  const position = plan.days.findIndex((day) => day.id === id);
  const day = plan.days[position];
  if (!day) return null;
  return (
    <div className={styles.preview}>
      <span className={styles.title}>Day {position + 1}</span>
      <span className={styles.note}>{formatDayWithWeekday(day.date)}</span>
    </div>
  );
}
