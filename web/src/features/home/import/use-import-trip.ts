import { useQueryClient } from '@tanstack/react-query';
import { importTrip } from '#shared/import/routes.ts';
import type { TripFile } from '#shared/import/trip-file.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { refreshTrips, tripQueries } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';

/** Makes a private trip of a file, whoever could see the one that the file was made of. */
export function useImportTrip() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (file: TripFile, press) =>
      callApi(importTrip, { body: { trip: { ...file, trip: { ...file.trip, isPublic: false } } }, press }),
    onSuccess: async (trip) => {
      queryClient.setQueryData(tripQueries.detail(trip.id).queryKey, trip);
      showToast({ title: 'Trip imported', description: 'Only you can see it.' });
      await refreshTrips(queryClient);
    },
    onError: (error) =>
      showFailure(error, { text: 'Failed to import the trip. Please try again.', preferServerMessage: true }),
  });
}
