import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './planner-skeleton.module.css';

/** The skeleton of a visitor's first page. */
export function WelcomeSkeleton() {
  return (
    <Loading label="Loading">
      <Skeleton className={styles.welcome} />
    </Loading>
  );
}

/** The skeleton of the chat and its column. */
export function PlannerSkeleton() {
  return (
    <Loading label="Loading the planner">
      <div className={styles.planner}>
        <Skeleton className={styles.chat} />
        <Skeleton className={styles.column} />
      </div>
    </Loading>
  );
}
