import { useQueryClient } from '@tanstack/react-query';
import { createTrip } from '#shared/trips/routes.ts';
import { callApi } from '../../lib/api.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { showToast } from '../../lib/toast-store.ts';
import { refreshTrips, tripQueries } from '../../lib/trips/trip-queries.ts';
import { useWrite } from '../../lib/use-write.ts';
import type { NewTripBody } from './new-trip-body.ts';

export function useCreateTrip() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (body: NewTripBody, press) => callApi(createTrip, { body, press }),
    onSuccess: async (trip) => {
      queryClient.setQueryData(tripQueries.detail(trip.id).queryKey, trip);
      showToast({ title: 'Trip created successfully!' });
      await refreshTrips(queryClient);
    },
    onError: (error) => showFailure(error, { text: 'Failed to create trip' }),
  });
}
