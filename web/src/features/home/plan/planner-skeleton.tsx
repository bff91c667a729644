import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './planner-skeleton.module.css';

/** What a visitor sees first, on its way. */
export function WelcomeSkeleton() {
  return (
    <Loading label="Loading">
      <Skeleton className={styles.welcome} />
    </Loading>
  );
}

/** The chat and the column beside it, on their way. */
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
