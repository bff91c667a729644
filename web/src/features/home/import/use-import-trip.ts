import { useQueryClient } from '@tanstack/react-query';
import { importTrip } from '#shared/import/routes.ts';
import type { TripFile } from '#shared/import/trip-file.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { refreshTrips, tripQueries } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';

interface Import {
  readonly file: TripFile;
  /** The trip that it is added to; undefined for a new one. */
  readonly tripId: string | undefined;
}

/** Makes a private trip of a file, whoever could see the one that the file was made of, or adds it to an own trip. */
export function useImportTrip() {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ file, tripId }: Import, press) => {
      const trip = { ...file, trip: { ...file.trip, isPublic: false } };
      return callApi(importTrip, { body: { trip, ...(tripId !== undefined && { tripId }) }, press });
    },
    onSuccess: async (trip, { tripId, file }) => {
      queryClient.setQueryData(tripQueries.detail(trip.id).queryKey, trip);
      if (tripId === undefined) showToast({ title: 'Trip imported', description: 'Only you can see it.' });
      else showToast({ title: 'File imported', description: `It was added to "${trip.title}".${costsOf(file)}` });
      await Promise.all([
        refreshTrips(queryClient, tripId),
        tripId !== undefined && queryClient.invalidateQueries({ queryKey: dayQueries.ideas(tripId).queryKey }),
      ]);
    },
    onError: (error) =>
      showFailure(error, { text: 'Failed to import the trip. Please try again.', preferServerMessage: true }),
  });
}

/** They come into a new trip only: in this one others may share what it costs. */
function costsOf({ costs }: TripFile): string {
  return costs && costs.costs.length > 0 ? ' Its costs were left out.' : '';
}
