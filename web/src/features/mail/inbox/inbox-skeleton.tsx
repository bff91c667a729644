import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import card from './email-card.module.css';
import styles from './inbox-skeleton.module.css';

const CARDS = ['first', 'second', 'third'];

export function InboxSkeleton() {
  return (
    <Loading label="Loading your emails">
      <div className={styles.cards}>
        {CARDS.map((name) => (
          <div key={name} className={card.card}>
            <div className={styles.lines}>
              <Skeleton width="16rem" />
              <Skeleton width="26rem" height="1.5rem" />
              <Skeleton width="20rem" />
              <Skeleton width="28rem" height="2.75rem" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
