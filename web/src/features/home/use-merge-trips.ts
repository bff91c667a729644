import { useQueryClient } from '@tanstack/react-query';
import { mergeTrips } from '#shared/trips/routes.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { callApi } from '../../lib/api.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { showToast } from '../../lib/toast-store.ts';
import { forgetTrip, refreshTrips } from '../../lib/trips/trip-queries.ts';
import { useUnmergeTrips } from '../../lib/trips/use-unmerge-trips.ts';
import { useWrite } from '../../lib/use-write.ts';

interface Merge {
  readonly source: Trip;
  readonly target: Trip;
}

/** Merges the source into the target; the toast offers to undo it. */
export function useMergeTrips() {
  const queryClient = useQueryClient();
  const undo = useUnmergeTrips();
  return useWrite({
    write: ({ source, target }: Merge, press) =>
      callApi(mergeTrips, { params: { sourceId: source.id, targetId: target.id }, press }),
    onSuccess: async (_, merge) => {
      await Promise.all([forgetTrip(queryClient, merge.source.id), refreshTrips(queryClient, merge.target.id)]);
      showToast({
        title: 'Trips merged successfully',
        description: `All activities are now in "${merge.target.title}".`,
        action: { label: 'Undo', onPress: () => undo.mutate(merge) },
      });
    },
    onError: (error) =>
      showFailure(error, { text: 'Failed to merge trips. Please try again.', preferServerMessage: true }),
  });
}
