import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteTrip } from '#shared/trips/routes.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { callApi } from '../../lib/api.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { showToast } from '../../lib/toast-store.ts';
import { forgetTrip } from '../../lib/trips/trip-queries.ts';

export function useDeleteTrip() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (trip: Trip) => callApi(deleteTrip, { params: { id: trip.id } }),
    onSuccess: async (_, trip) => {
      await forgetTrip(queryClient, trip.id);
      showToast({ title: 'Trip deleted', description: `"${trip.title}" has been deleted.` });
    },
    onError: (error) =>
      showFailure(error, { text: 'Failed to delete trip. Please try again.', preferServerMessage: true }),
  });
}
