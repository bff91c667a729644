import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createTripFromEmail } from '#shared/mail/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/errors.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { makeIdempotencyKeys } from '../../../lib/idempotency-key.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { processedWords } from '../created-words.ts';
import type { Reviewed } from '../review/reviewed-booking.ts';

interface Bookings extends Reviewed {
  readonly tripTitle: string | null;
  readonly tripId: string | null;
}

/** Turns reviewed bookings into a new trip, or into days and activities of one that is there. */
export function useCreateTripFromEmail() {
  const queryClient = useQueryClient();
  const [keyFor] = useState(makeIdempotencyKeys);
  return useMutation({
    mutationFn: (given: Bookings) => {
      const body = { ...given, known: 'update' as const };
      return callApi(createTripFromEmail, { body, idempotencyKey: keyFor(body) });
    },
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
