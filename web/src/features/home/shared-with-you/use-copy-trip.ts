import { useQueryClient } from '@tanstack/react-query';
import { listCosts } from '#shared/costs/routes.ts';
import { writeJson } from '#shared/export/json.ts';
import { importTrip } from '#shared/import/routes.ts';
import { TripFile } from '#shared/import/trip-file.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { refreshTrips, tripQueries } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';

/** Makes a private trip of one's own of what one sees of another's: its download, imported. */
export function useCopyTrip() {
  const queryClient = useQueryClient();
  return useWrite({
    write: async (id: string, press) => {
      const fresh = { staleTime: 0 };
      const [trip, days, ideas, costs] = await Promise.all([
        queryClient.fetchQuery({ ...tripQueries.detail(id), ...fresh }),
        queryClient.fetchQuery({ ...dayQueries.ofTrip(id), ...fresh }),
        queryClient.fetchQuery({ ...dayQueries.ideas(id), ...fresh }),
        callApi(listCosts, { params: { id } }),
      ]);
      const file = TripFile.parse(JSON.parse(writeJson({ trip, days, ideas, costs })));
      return callApi(importTrip, { body: { trip: { ...file, trip: { ...file.trip, isPublic: false } } }, press });
    },
    onSuccess: async () => {
      showToast({
        title: 'Copied to your trips',
        description: 'Only you can see it. Photos and documents stay behind.',
      });
      await refreshTrips(queryClient);
    },
    onError: (error) => showFailure(error, { text: 'Failed to copy the trip', preferServerMessage: true }),
  });
}
