import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { LoadMore } from '../../ui/load-more/load-more.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { profileQueries } from './profile-queries.ts';
import { ProfileTripCard } from './profile-trip-card.tsx';
import rows from './rows.module.css';
import { RowsSkeleton } from './rows-skeleton.tsx';

/** The own trips, public and private, newest first. */
export function ProfileTrips() {
  const query = useInfiniteQuery(profileQueries.trips());
  if (query.isPending) return <RowsSkeleton label="Loading trips" />;
  if (query.isError) return <ErrorState what="your trips" onRetry={() => query.refetch()} />;
  const trips = query.data.pages.flatMap((page) => page.items);
  if (trips.length === 0) {
    return (
      <EmptyState
        title="No trips yet"
        text="Your trips show here, public and private."
        art={<PlaceArt name="Sailing boat off Crete" />}
        action={
          <ButtonLink variant="primary" to={paths.home()}>
            Plan Your First Trip
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul className={rows.list} aria-label="My trips">
        {trips.map((trip) => (
          <li key={trip.id}>
            <ProfileTripCard trip={trip} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onLoadMore={query.fetchNextPage}
        what="trips"
      />
    </>
  );
}
