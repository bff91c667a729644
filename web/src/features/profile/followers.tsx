import { useInfiniteQuery } from '@tanstack/react-query';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { FollowRow } from './follow-row.tsx';
import { PagedList } from './paged-list.tsx';
import { profileQueries } from './profile-queries.ts';

/** The traveller's followers. */
export function Followers() {
  return (
    <PagedList
      query={useInfiniteQuery(profileQueries.followers())}
      label="Followers"
      what="your followers"
      more="followers"
      empty={
        <EmptyState
          title="No followers yet"
          text="Travelers who like your public trips can follow you."
          art={<PlaceArt name="Lake in the forest" description="nature" />}
        />
      }
      row={(traveller) => <FollowRow traveller={traveller} />}
    />
  );
}
