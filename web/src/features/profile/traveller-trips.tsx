import { useInfiniteQuery } from '@tanstack/react-query';
import type { Traveller } from '#shared/travellers/schema.ts';
import { authorName } from '../../lib/traveller-name.ts';
import { LoadMore } from '../../ui/load-more/load-more.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { TripCard } from '../../ui/trip-card/trip-card.tsx';
import { TripGrid, TripGridSkeleton } from '../../ui/trip-card/trip-grid.tsx';
import { profileQueries } from './profile-queries.ts';
import styles from './traveller-trips.module.css';

interface TravellerTripsProps {
  readonly traveller: Traveller;
  /** The page's parameter: a username or an id. */
  readonly username: string;
  readonly isOwn: boolean;
}

/** A traveller's public trips. */
export function TravellerTrips({ traveller, username, isOwn }: TravellerTripsProps) {
  const query = useInfiniteQuery(profileQueries.travellerTrips(username));
  const trips = query.data?.pages.flatMap((page) => page.items);
  return (
    <section className={styles.trips} aria-labelledby="public-trips">
      <h2 id="public-trips" className={styles.title}>
        {isOwn ? 'Your Public Trips' : `${authorName(traveller)}'s Trips`}
      </h2>
      {query.isPending && <TripGridSkeleton cards={3} />}
      {query.isLoadingError && <ErrorState what="these trips" onRetry={() => query.refetch()} />}
      {trips?.length === 0 && (
        <EmptyState
          level={3}
          title="No public trips yet"
          text={
            isOwn
              ? 'Create your first trip to share with the community'
              : "This user hasn't shared any public trips yet"
          }
        />
      )}
      {trips && trips.length > 0 && (
        <TripGrid>
          {trips.map((trip) => (
            <li key={trip.id}>
              <TripCard trip={trip} />
            </li>
          ))}
        </TripGrid>
      )}
      <LoadMore query={query} what="trips" />
    </section>
  );
}
