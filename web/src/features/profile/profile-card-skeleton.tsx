import { classNames } from '../../ui/class-names.ts';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './profile-card.module.css';

/** The skeleton of a profile's card; `wide` above a grid of trips. */
export function ProfileCardSkeleton({ wide = false }: { readonly wide?: boolean }) {
  return (
    <Loading label="Loading profile">
      <div className={classNames(styles.card, wide && styles.wide)}>
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
