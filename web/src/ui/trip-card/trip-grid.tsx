import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import card from './trip-card.module.css';
import styles from './trip-grid.module.css';

/** Cards in three columns, two, or one, depending on the width. Put each in an `li`. */
export function TripGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** The skeleton of trip cards. */
export function TripGridSkeleton({ cards = 6 }: { readonly cards?: number }) {
  return (
    <Loading label="Loading trips">
      <div className={styles.grid} data-testid="trip-skeletons">
        {Array.from({ length: cards }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to tell them apart
          <div key={n} className={card.card} data-skeleton="card">
            <Skeleton className={styles.picture} height="auto" />
            <div className={card.body}>
              <Skeleton width="45%" height="0.8rem" />
              <Skeleton width="70%" height="1.4rem" />
              <Skeleton height="0.9rem" />
              <Skeleton width="55%" height="0.9rem" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
