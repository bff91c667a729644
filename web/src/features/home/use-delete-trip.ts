import { useQueryClient } from '@tanstack/react-query';
import { deleteTrip } from '#shared/trips/routes.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { callApi } from '../../lib/api.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { showToast } from '../../lib/toast-store.ts';
import { forgetTrip } from '../../lib/trips/trip-queries.ts';
import { useWrite } from '../../lib/use-write.ts';

export function useDeleteTrip() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (trip: Trip, press) => callApi(deleteTrip, { params: { id: trip.id }, press }),
    onSuccess: async (_, trip) => {
      await forgetTrip(queryClient, trip.id);
      showToast({ title: 'Trip deleted', description: `"${trip.title}" has been deleted.` });
    },
    onError: (error) =>
      showFailure(error, { text: 'Failed to delete trip. Please try again.', preferServerMessage: true }),
  });
}
