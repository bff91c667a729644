import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createTripFromEmail } from '#shared/mail/routes.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/errors.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { makeIdempotencyKeys } from '../../../lib/idempotency-key.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { createdWords } from '../created-words.ts';

interface Bookings {
  readonly bookings: ParsedBooking[];
  readonly tripTitle: string | null;
  readonly tripId: string | null;
}

/** Turns reviewed bookings into a new trip, or into days and activities of one that is there. */
export function useCreateTripFromEmail() {
  const queryClient = useQueryClient();
  const [keyFor] = useState(makeIdempotencyKeys);
  return useMutation({
    mutationFn: (body: Bookings) => callApi(createTripFromEmail, { body, idempotencyKey: keyFor(body) }),
    onSuccess: async (created, { tripId }) => {
      showToast({
        title: tripId === null ? 'Trip created successfully' : 'Trip updated successfully',
        description: createdWords(created),
      });
      await refreshTrips(queryClient, created.trip.id);
    },
    onError: (error) => showFailure(error, { title: 'Failed to create trip', text: messageOf(error) }),
  });
}
