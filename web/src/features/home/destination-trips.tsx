import { ArrowLeft } from 'lucide-react';
import { count } from '#shared/trips/dates.ts';
import type { FeedTrip } from '#shared/trips/schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { LoadMore } from '../../ui/load-more/load-more.tsx';
import styles from './destination-trips.module.css';
import { SharedTrips } from './shared-trips.tsx';

interface DestinationTripsProps {
  readonly destination: string;
  readonly trips: readonly FeedTrip[];
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly onLoadMore: () => void;
  readonly onBack: () => void;
}

/** The public trips whose title or description names a destination. */
export function DestinationTrips({ destination, trips, hasMore, loading, onLoadMore, onBack }: DestinationTripsProps) {
  return (
    <section aria-labelledby="destination">
      <Button variant="quiet" icon={ArrowLeft} onClick={onBack} className={styles.back}>
        Back to Discover
      </Button>
      <div className={styles.head}>
        <h2 id="destination" className={styles.title}>
          Trips to {destination}
        </h2>
        <p className={styles.count}>{count(trips.length, 'trip')}</p>
      </div>
      {trips.length === 0 ? (
        <p className={styles.none}>There are no public trips to {destination} yet.</p>
      ) : (
        <SharedTrips trips={trips} />
      )}
      <LoadMore hasMore={hasMore} loading={loading} onLoadMore={onLoadMore} what="trips" />
    </section>
  );
}
