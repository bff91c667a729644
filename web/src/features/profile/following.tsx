import { useInfiniteQuery } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { useRef } from 'react';
import { keepFocus } from '../../lib/keep-focus.ts';
import { paths } from '../../lib/paths.ts';
import { displayName } from '../../lib/traveller-name.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { LoadMore } from '../../ui/load-more/load-more.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { profileQueries } from './profile-queries.ts';
import rows from './rows.module.css';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { TravellerRow } from './traveller-row.tsx';
import { useUnfollow } from './use-unfollow.ts';

/** Whom one follows, until one no longer does. */
export function Following() {
  const query = useInfiniteQuery(profileQueries.following());
  const unfollow = useUnfollow();
  const list = useRef<HTMLUListElement>(null);
  if (query.isPending) return <RowsSkeleton label="Loading whom you follow" />;
  if (query.isError) return <ErrorState what="whom you follow" onRetry={() => query.refetch()} />;
  const following = query.data.pages.flatMap((page) => page.items);
  if (following.length === 0) {
    return (
      <EmptyState
        title="Not following anyone yet"
        text="Public trips of travelers you follow show on your home page."
        art={<PlaceArt name="Hikers in the Dolomites" />}
        action={<ButtonLink to={paths.search()}>Discover Travelers</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className={rows.list} aria-label="Following">
        {following.map((traveller) => (
          <li key={traveller.id}>
            <TravellerRow
              traveller={traveller}
              actions={
                <Button
                  icon={UserMinus}
                  aria-label={`Unfollow ${displayName(traveller)}`}
                  pending={unfollow.isPending && unfollow.variables === traveller.id}
                  onClick={() =>
                    unfollow.mutate(traveller.id, { onSuccess: () => keepFocus(list.current ?? undefined) })
                  }
                >
                  Unfollow
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onLoadMore={query.fetchNextPage}
        what="travelers"
      />
    </>
  );
}
