import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { tripQueries } from '../../lib/trips/trip-queries.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { LoadMore } from '../../ui/load-more/load-more.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { TripGridSkeleton } from '../../ui/trip-card/trip-grid.tsx';
import styles from './following-tab.module.css';
import { SharedTrips } from './shared-trips.tsx';

/** Public trips of followed travellers. */
export function FollowingTab() {
  const session = useAuth();
  return session.status === 'signed-in' ? <FollowedTrips /> : <NoTripsFromFollowing signedIn={false} />;
}

function FollowedTrips() {
  const feed = useInfiniteQuery(tripQueries.following());
  if (feed.isPending) return <TripGridSkeleton />;
  if (feed.isLoadingError) return <ErrorState what="trips from people you follow" onRetry={() => feed.refetch()} />;
  const trips = feed.data.pages.flatMap((page) => page.items);
  if (trips.length === 0) return <NoTripsFromFollowing signedIn />;
  return (
    <section aria-labelledby="following">
      <h2 id="following" className={styles.title}>
        From People You Follow
      </h2>
      <SharedTrips trips={trips} />
      <LoadMore query={feed} what="trips" />
    </section>
  );
}

function NoTripsFromFollowing({ signedIn }: { readonly signedIn: boolean }) {
  return (
    <EmptyState
      title="No trips from following"
      text={
        signedIn
          ? 'Follow travelers whose trips you like, and their public trips show here.'
          : 'Sign in and follow travelers whose trips you like: their public trips show here.'
      }
      art={<PlaceArt name="Lake in the forest" description="nature" />}
      action={
        <>
          {!signedIn && (
            <ButtonLink variant="primary" to={paths.auth(paths.home('following'))}>
              Sign In
            </ButtonLink>
          )}
          <ButtonLink to={paths.search()}>Discover Travelers</ButtonLink>
        </>
      }
    />
  );
}
