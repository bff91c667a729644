import { useQuery } from '@tanstack/react-query';
import { count } from '#shared/trips/dates.ts';
import { isUnauthorized } from '../../../lib/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { displayName } from '../../../lib/traveller-name.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PlaceArt } from '../../../ui/cover/place-art.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { TravellerRow } from '../../../ui/traveller-row/traveller-row.tsx';
import { discoverQueries } from './discover-queries.ts';
import { PlaceCard } from './place-card.tsx';
import styles from './search-results.module.css';

/** The people and places found; results of the previous term stay, faded, until the new ones arrive. */
export function SearchResults({ term }: { readonly term: string }) {
  const query = useQuery(discoverQueries.search(term));
  if (query.isPending || (!query.data && isUnauthorized(query.error))) return <ResultsSkeleton />;
  if (query.isLoadingError) return <ErrorState what="the search" onRetry={() => query.refetch()} />;
  const { users, places } = query.data;
  if (users.length === 0 && places.length === 0) {
    return (
      <EmptyState
        title="No results found"
        text="Try another beginning of a name or of a place."
        art={<PlaceArt name="Empty shore in Cornwall" />}
      />
    );
  }
  return (
    <div
      className={classNames(styles.results, query.isPlaceholderData && styles.older)}
      aria-busy={query.isPlaceholderData}
    >
      {users.length > 0 && (
        <section aria-labelledby="people">
          <h2 id="people" className={styles.title}>
            People
          </h2>
          <ul className={styles.people}>
            {users.map((person) => (
              <li key={person.id}>
                <TravellerRow
                  traveller={person}
                  facts={`${count(person.tripCount, 'trip')} · ${count(person.followerCount, 'follower')}`}
                  actions={
                    <ButtonLink to={paths.travellerOf(person)} aria-label={`View ${displayName(person)}`}>
                      View
                    </ButtonLink>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {places.length > 0 && (
        <section aria-labelledby="places">
          <h2 id="places" className={styles.title}>
            Places
          </h2>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={`${place.name}, ${place.location}`}>
                <PlaceCard place={place} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ResultsSkeleton() {
  return (
    <Loading label="Searching">
      <div className={styles.people}>
        <Skeleton height="7.5rem" />
        <Skeleton height="7.5rem" />
        <Skeleton height="7.5rem" />
      </div>
    </Loading>
  );
}
