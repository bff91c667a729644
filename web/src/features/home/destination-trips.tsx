import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { count } from '#shared/trips/dates.ts';
import type { FeedTrip } from '#shared/trips/schema.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './destination-trips.module.css';
import { SharedTrips } from './shared-trips.tsx';

interface DestinationTripsProps {
  readonly destination: string;
  /** The total number, of which these are the first. */
  readonly total: number;
  readonly trips: readonly FeedTrip[];
  /** The end of the list, where more trips can be loaded. */
  readonly more: ReactNode;
  readonly onBack: () => void;
}

/** The public trips whose title or description names a destination. */
export function DestinationTrips({ destination, total, trips, more, onBack }: DestinationTripsProps) {
  return (
    <section aria-labelledby="destination">
      <Button variant="quiet" icon={ArrowLeft} onClick={onBack} className={styles.back}>
        Back to Discover
      </Button>
      <div className={styles.head}>
        <h2 id="destination" className={styles.title}>
          Trips to {destination}
        </h2>
        <p className={styles.count}>{count(total, 'trip')}</p>
      </div>
      {trips.length === 0 ? (
        <p className={styles.none}>There are no public trips to {destination} yet.</p>
      ) : (
        <SharedTrips trips={trips} />
      )}
      {more}
    </section>
  );
}
