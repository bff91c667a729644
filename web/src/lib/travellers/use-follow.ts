import { useQueryClient } from '@tanstack/react-query';
import { followTraveller, unfollowTraveller } from '#shared/travellers/routes.ts';
import type { Traveller } from '#shared/travellers/schema.ts';
import { callApi } from '../api.ts';
import { showFailure } from '../failure-toast.ts';
import { showToast } from '../toast-store.ts';
import { useWrite } from '../use-write.ts';
import { travellerQueries } from './traveller-queries.ts';

/** Follows or unfollows a traveller. `username` is their page's parameter. */
export function useFollow(username: string) {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ id, isFollowing }: Traveller, press) =>
      callApi(isFollowing ? unfollowTraveller : followTraveller, { params: { id }, press }),
    onSuccess: async ({ isFollowing }, before) => {
      queryClient.setQueryData(travellerQueries.one(username).queryKey, {
        ...before,
        isFollowing,
        followers: before.followers + Number(isFollowing) - Number(before.isFollowing),
      });
      if (!isFollowing) showToast({ title: 'Unfollowed' });
      await queryClient.invalidateQueries({ queryKey: ['trips', 'following'] });
    },
    onError: (error, { isFollowing }) =>
      showFailure(error, { text: isFollowing ? 'Failed to unfollow user' : 'Failed to follow user' }),
  });
}
