import { useInfiniteQuery } from '@tanstack/react-query';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { LoadMore } from '../../ui/load-more/load-more.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { profileQueries } from './profile-queries.ts';
import rows from './rows.module.css';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { TravellerRow } from './traveller-row.tsx';

/** Who follows one. */
export function Followers() {
  const query = useInfiniteQuery(profileQueries.followers());
  if (query.isPending) return <RowsSkeleton label="Loading followers" />;
  if (query.isError) return <ErrorState what="your followers" onRetry={() => query.refetch()} />;
  const followers = query.data.pages.flatMap((page) => page.items);
  if (followers.length === 0) {
    return (
      <EmptyState
        title="No followers yet"
        text="Travelers who like your public trips can follow you."
        art={<PlaceArt name="Lake in the forest" description="nature" />}
      />
    );
  }
  return (
    <>
      <ul className={rows.list} aria-label="Followers">
        {followers.map((traveller) => (
          <li key={traveller.id}>
            <TravellerRow traveller={traveller} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onLoadMore={query.fetchNextPage}
        what="followers"
      />
    </>
  );
}
