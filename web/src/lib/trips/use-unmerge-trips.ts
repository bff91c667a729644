import { useQueryClient } from '@tanstack/react-query';
import { unmergeTrips } from '#shared/trips/routes.ts';
import { callApi } from '../api.ts';
import { showFailure } from '../failure-toast.ts';
import { showToast } from '../toast-store.ts';
import { useWrite } from '../use-write.ts';
import { refreshTrips } from './trip-queries.ts';

interface Merge {
  readonly source: { readonly id: string; readonly title: string };
  readonly target: { readonly id: string };
}

/** Undoes a merge: the source trip exists again, with what came from it. */
export function useUnmergeTrips() {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ source, target }: Merge, press) =>
      callApi(unmergeTrips, { params: { sourceId: source.id, targetId: target.id }, press }),
    onSuccess: async (_, { source, target }) => {
      await refreshTrips(queryClient, target.id);
      showToast({ title: 'Merge undone', description: `"${source.title}" is a trip of its own again.` });
    },
    onError: (error) =>
      showFailure(error, { text: 'Failed to undo the merge. Please try again.', preferServerMessage: true }),
  });
}
