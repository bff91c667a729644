import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isTripTo, POPULAR_DESTINATIONS, popularDestinations, tripThemes } from '#shared/discover/rules.ts';
import type { FeedTrip } from '#shared/trips/schema.ts';
import { paths } from '../../lib/paths.ts';
import { tripQueries } from '../../lib/trips/trip-queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { TripGridSkeleton } from '../../ui/trip-card/trip-grid.tsx';
import { DestinationTrips } from './destination-trips.tsx';
import styles from './discover-tab.module.css';
import { SharedTrips } from './shared-trips.tsx';
import { TripGroup } from './trip-group.tsx';

const RECENT = 9;

/** Everybody's public trips, by place, by theme and by date; a chosen destination is in the address. */
export function DiscoverTab() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const destination = search.get('to');
  const shared = useInfiniteQuery(tripQueries.public());

  if (shared.isPending) return <TripGridSkeleton />;
  if (shared.isError) return <ErrorState what="public trips" onRetry={() => shared.refetch()} />;
  const trips = shared.data.pages.flatMap((page) => page.items);
  if (destination !== null) {
    return (
      <DestinationTrips
        destination={destination}
        trips={trips.filter((trip) => isTripTo(trip, destination))}
        hasMore={shared.hasNextPage}
        loading={shared.isFetchingNextPage}
        onLoadMore={shared.fetchNextPage}
        onBack={() => navigate(paths.home('discover'))}
      />
    );
  }

  return (
    <div className={styles.discover}>
      <nav aria-label="Destinations">
        <ul className={styles.places}>
          {POPULAR_DESTINATIONS.map((name) => (
            <li key={name}>
              <button type="button" className={styles.place} onClick={() => navigate(paths.destination(name))}>
                <PlaceArt name={name} className={styles.art} />
                <span className={styles.name}>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {trips.length === 0 ? (
        <EmptyState title="No public trips yet" text="Make one of yours public and it is the first to show here." />
      ) : (
        <>
          <Groups title="Popular Destinations" groups={popularDestinations(trips)} columns="four" />
          <Groups title="Trip Themes" groups={tripThemes(trips)} columns="three" />
          <section>
            <h2 className={styles.title}>Recently Shared</h2>
            <SharedTrips trips={trips.slice(0, RECENT)} />
          </section>
        </>
      )}
    </div>
  );
}

interface GroupsProps {
  readonly title: string;
  readonly groups: readonly { readonly name: string; readonly count: number; readonly trips: readonly FeedTrip[] }[];
  readonly columns: 'three' | 'four';
}

/** A section of groups, such as one for each theme. */
function Groups({ title, groups, columns }: GroupsProps) {
  if (groups.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <div className={classNames(styles.groups, styles[columns])}>
        {groups.map((group) => (
          <TripGroup key={group.name} name={group.name} total={group.count} trips={group.trips} />
        ))}
      </div>
    </section>
  );
}
