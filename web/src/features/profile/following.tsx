import { useInfiniteQuery } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { useRef } from 'react';
import { keepFocus } from '../../lib/keep-focus.ts';
import { paths } from '../../lib/paths.ts';
import { displayName } from '../../lib/traveller-name.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FollowRow } from './follow-row.tsx';
import { PagedList } from './paged-list.tsx';
import { profileQueries } from './profile-queries.ts';
import { useUnfollow } from './use-unfollow.ts';

/** Travellers that this one follows; unfollowing removes them. */
export function Following() {
  const query = useInfiniteQuery(profileQueries.following());
  const unfollow = useUnfollow();
  const list = useRef<HTMLUListElement>(null);
  return (
    <PagedList
      query={query}
      ref={list}
      label="Following"
      what="whom you follow"
      more="travelers"
      empty={
        <EmptyState
          title="Not following anyone yet"
          text="Public trips of travelers you follow show on your home page."
          art={<PlaceArt name="Hikers in the Dolomites" />}
          action={<ButtonLink to={paths.search()}>Discover Travelers</ButtonLink>}
        />
      }
      row={(traveller) => (
        <FollowRow
          traveller={traveller}
          actions={
            <Button
              icon={UserMinus}
              aria-label={`Unfollow ${displayName(traveller)}`}
              pending={unfollow.isPending && unfollow.variables === traveller.id}
              onClick={() => unfollow.mutate(traveller.id, { onSuccess: () => keepFocus(list.current ?? undefined) })}
            >
              Unfollow
            </Button>
          }
        />
      )}
    />
  );
}
