import { useQueryClient } from '@tanstack/react-query';
import { unfollowTraveller } from '#shared/travellers/routes.ts';
import { callApi } from '../../lib/api.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useWrite } from '../../lib/use-write.ts';
import { profileQueries } from './profile-queries.ts';

/** Unfollows a traveller: their row leaves the list. */
export function useUnfollow() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (id: string, press) => callApi(unfollowTraveller, { params: { id }, press }),
    onSuccess: async (_, unfollowed) => {
      queryClient.setQueryData(profileQueries.following().queryKey, (list) =>
        list
          ? {
              ...list,
              pages: list.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== unfollowed) })),
            }
          : list,
      );
      showToast({ title: 'Unfollowed' });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: profileQueries.own().queryKey }),
        queryClient.invalidateQueries({ queryKey: ['trips', 'following'] }),
      ]);
    },
    onError: (error) => showFailure(error, { text: 'Failed to unfollow user. Please try again.' }),
  });
}
