import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './profile-card.module.css';

/** A profile's card while it is on its way. */
export function ProfileCardSkeleton() {
  return (
    <Loading label="Loading profile">
      <div className={styles.card}>
        <Skeleton className={styles.art} height="auto" />
        <div className={styles.body}>
          <div className={styles.avatar}>
            <Skeleton width="5.5rem" height="5.5rem" round />
          </div>
          <div className={styles.words}>
            <Skeleton width="14rem" height="1.9rem" />
            <Skeleton width="11rem" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
