import type { PlannedActivity } from '#shared/planner/schema.ts';
import { categoryLook } from '../../../lib/activities/category-look.ts';
import tints from '../../../ui/category-tint.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { NotVerified } from '../../../ui/not-verified/not-verified.tsx';
import { ActivityDetails } from './activity-details.tsx';
import styles from './planned-row.module.css';

interface PlannedRowProps {
  readonly text: string;
  /** Its details; a plain text has none. */
  readonly activity: PlannedActivity | undefined;
}

/** One activity on a day of a suggestion. */
export function PlannedRow({ text, activity }: PlannedRowProps) {
  const { emoji, tone } = categoryLook(activity?.category ?? null);
  return (
    <li className={styles.row}>
      <span className={classNames(styles.node, tints[tone])} aria-hidden="true">
        {emoji}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{activity?.title ?? text}</p>
        {activity && (
          <p className={styles.facts}>
            <ActivityDetails activity={activity} />
          </p>
        )}
        {activity?.note && <p className={styles.note}>{activity.note}</p>}
        {activity && !activity.verified && <NotVerified />}
      </div>
    </li>
  );
}
