import { useQueryClient } from '@tanstack/react-query';
import { followTraveller, unfollowTraveller } from '#shared/travellers/routes.ts';
import type { Traveller } from '#shared/travellers/schema.ts';
import { callApi } from '../../lib/api.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useWrite } from '../../lib/use-write.ts';
import { profileQueries } from './profile-queries.ts';

/** Follows a traveller, or no longer, whichever it was not. `username` is what their page was asked for by. */
export function useFollow(username: string) {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ id, isFollowing }: Traveller, press) =>
      callApi(isFollowing ? unfollowTraveller : followTraveller, { params: { id }, press }),
    onSuccess: async ({ isFollowing }, before) => {
      queryClient.setQueryData(profileQueries.traveller(username).queryKey, {
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
