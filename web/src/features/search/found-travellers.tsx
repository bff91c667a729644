import { useQuery } from '@tanstack/react-query';
import { isUnauthorized } from '../../lib/errors.ts';
import { classNames } from '../../ui/class-names.ts';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { FoundTravellerCard } from './found-traveller-card.tsx';
import styles from './found-travellers.module.css';
import { searchQueries } from './search-queries.ts';

/** Search results as cards; those of the previous term stay, faded, until the new ones arrive. */
export function FoundTravellers({ term }: { readonly term: string }) {
  const query = useQuery(searchQueries.travellers(term));
  // A visitor is being redirected to the sign-in page, and returns.
  if (query.isPending || (!query.data && isUnauthorized(query.error))) return <FoundTravellersSkeleton />;
  if (query.isLoadingError) return <ErrorState what="travelers" onRetry={() => query.refetch()} />;
  if (query.data.length === 0) {
    return (
      <EmptyState level={3} title="No travelers found" text="Try another beginning of their username or of a name." />
    );
  }
  return (
    <ul
      className={classNames(styles.grid, query.isPlaceholderData && styles.older)}
      aria-label="Travelers found"
      aria-busy={query.isPlaceholderData}
    >
      {query.data.map((traveller) => (
        <li key={traveller.id}>
          <FoundTravellerCard traveller={traveller} />
        </li>
      ))}
    </ul>
  );
}

function FoundTravellersSkeleton() {
  return (
    <Loading label="Searching travelers">
      <div className={styles.grid}>
        <Skeleton height="10.5rem" />
        <Skeleton height="10.5rem" />
        <Skeleton height="10.5rem" />
      </div>
    </Loading>
  );
}
