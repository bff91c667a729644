import { useSearchParams } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { DAY_PARAMETER } from './chosen-day.ts';
import index from './day-index.module.css';
import hero from './trip-hero.module.css';
import styles from './trip-skeleton.module.css';
import view from './trip-view.module.css';

/** The skeleton of a trip. */
export function TripSkeleton() {
  const [search] = useSearchParams();
  const ofDay = search.has(DAY_PARAMETER);
  return (
    <Loading label="Loading the trip">
      <div className={classNames(hero.hero, ofDay && hero.compact)} data-testid="trip-skeleton">
        <div className={hero.picture}>
          <Skeleton height="100%" className={styles.flat} />
        </div>
        <div className={hero.words}>
          <Skeleton width="min(24rem, 70vw)" height={ofDay ? '1.75rem' : '2.75rem'} />
          <Skeleton width="12rem" className={styles.gap} />
        </div>
      </div>
      {!ofDay && <Skeleton width="min(26rem, 80%)" className={styles.banner} />}
      <div className={view.columns}>
        <Entries />
        <Panel />
      </div>
    </Loading>
  );
}

/** The skeleton of a loaded trip's days. */
export function IndexSkeleton() {
  return (
    <Loading label="Loading the days">
      <Entries />
    </Loading>
  );
}

/** The skeleton of a loaded trip's day-by-day view; the day index already announces that it is loading. */
export function DaysSkeleton() {
  return (
    <div className={styles.panel}>
      <Skeleton width="8rem" height="1.4rem" />
      <Skeleton className={styles.card} height="6rem" />
    </div>
  );
}

/** The skeleton of a day of a loaded trip. */
export function DaySkeleton() {
  return (
    <Loading label="Loading the day">
      <Panel />
    </Loading>
  );
}

function Entries() {
  return (
    <div className={index.side}>
      <div className={index.index}>
        {[0, 1, 2, 3].map((n) => (
          <Skeleton key={n} className={styles.entry} height="3.25rem" />
        ))}
      </div>
    </div>
  );
}

function Panel() {
  return (
    <div className={styles.panel}>
      <Skeleton className={styles.card} height="9rem" />
      <Skeleton width="8rem" height="1.4rem" />
      <Skeleton className={styles.card} height="6rem" />
      <Skeleton className={styles.card} height="6rem" />
    </div>
  );
}
