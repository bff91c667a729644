import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './planner-skeleton.module.css';

/** The chat and the column beside it, on their way. */
export function PlannerSkeleton() {
  return (
    <Loading label="Loading the planner">
      <div className={styles.planner}>
        <Skeleton className={styles.chat} height="auto" />
        <Skeleton className={styles.column} height="auto" />
      </div>
    </Loading>
  );
}
