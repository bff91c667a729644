import { useQueryClient } from '@tanstack/react-query';
import { createTripFromEmail } from '#shared/mail/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/errors.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { processedWords } from '../created-words.ts';
import type { Reviewed } from '../review/reviewed-booking.ts';

interface Bookings extends Reviewed {
  readonly tripTitle: string | null;
  readonly tripId: string | null;
}

/** Turns reviewed bookings into a new trip, or into days and activities of an existing one. */
export function useCreateTripFromEmail() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (given: Bookings, press) => callApi(createTripFromEmail, { body: { ...given, known: 'update' }, press }),
    onSuccess: async (created, { tripId }) => {
      const isNew = tripId === null && created.daysCreated > 0;
      showToast({
        title: isNew ? 'Trip created successfully' : 'Trip updated successfully',
        description: processedWords(created),
      });
      await refreshTrips(queryClient, created.trip.id);
    },
    onError: (error) => showFailure(error, { title: 'Failed to create trip', text: messageOf(error) }),
  });
}
