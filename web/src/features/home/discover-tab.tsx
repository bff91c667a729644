import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { TripGroup as Group } from '#shared/discover/schema.ts';
import { POPULAR_DESTINATIONS } from '#shared/places/popular-destinations.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { tripQueries } from '../../lib/trips/trip-queries.ts';
import { useDeferredArrival } from '../../lib/use-deferred-arrival.ts';
import { useTypedTerm } from '../../lib/use-typed-term.ts';
import { classNames } from '../../ui/class-names.ts';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { LoadMore } from '../../ui/load-more/load-more.tsx';
import { SearchBox } from '../../ui/search-box/search-box.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { SignInRequired } from '../../ui/state/sign-in-required.tsx';
import { TripGridSkeleton } from '../../ui/trip-card/trip-grid.tsx';
import { DestinationTrips } from './destination-trips.tsx';
import styles from './discover-tab.module.css';
import { SearchResults } from './search/search-results.tsx';
import { SharedTrips } from './shared-trips.tsx';
import { TripGroup } from './trip-group.tsx';

/** Everyone's public trips, by place, theme and date; the selected destination is in the URL. */
export function DiscoverTab() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const destination = search.get('to');
  return destination === null ? (
    <SearchableDiscovery initial={search.get('q') ?? ''} />
  ) : (
    <TripsTo destination={destination} onBack={() => navigate(paths.home('discover'))} />
  );
}

/** The search box, with search results below it, or without a term everyone's trips. */
function SearchableDiscovery({ initial }: { readonly initial: string }) {
  const session = useAuth();
  const navigate = useNavigate();
  const typed = useTypedTerm(initial, (term) => navigate(paths.discover(term), { replace: true }));
  return (
    <div className={styles.discover}>
      <SearchBox label="Search people and places" placeholder="Search for people or places..." typed={typed} />
      {typed.term === '' && <Discovery />}
      {typed.term !== '' && session.status === 'signed-in' && <SearchResults term={typed.term} />}
      {typed.term !== '' && session.status === 'signed-out' && (
        <SignInRequired level={2} text="Please sign in to search for people and places." />
      )}
    </div>
  );
}

function TripsTo({ destination, onBack }: { readonly destination: string; readonly onBack: () => void }) {
  const shared = useInfiniteQuery(tripQueries.to(destination));

  if (shared.isPending) return <TripGridSkeleton />;
  if (shared.isLoadingError) return <ErrorState what="public trips" onRetry={() => shared.refetch()} />;
  return (
    <DestinationTrips
      destination={destination}
      total={shared.data.pages[0]?.items.count ?? 0}
      trips={shared.data.pages.flatMap((page) => page.items.trips)}
      more={<LoadMore query={shared} what="trips" />}
      onBack={onBack}
    />
  );
}

/** Places to select, and recently shared trips, by place, theme and date. */
function Discovery() {
  const navigate = useNavigate();
  const recent = useQuery(tripQueries.recent());
  const groups = useQuery(tripQueries.groups());
  const trips = useDeferredArrival(recent.data);
  const named = useDeferredArrival(groups.data);
  if (recent.isLoadingError || groups.isLoadingError) {
    const retry = () => Promise.all([recent, groups].map((query) => query.isLoadingError && query.refetch()));
    return <ErrorState what="public trips" onRetry={retry} />;
  }
  if (!trips || !named) return <TripGridSkeleton />;
  return (
    <>
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
          <Groups title="Popular Destinations" groups={named.destinations} columns="four" />
          <Groups title="Trip Themes" groups={named.themes} columns="three" />
          <section className={styles.recent}>
            <h2 className={styles.title}>Recently Shared</h2>
            <SharedTrips trips={trips} />
          </section>
        </>
      )}
    </>
  );
}

interface GroupsProps {
  readonly title: string;
  readonly groups: readonly Group[];
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
