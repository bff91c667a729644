import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuickAddCity } from '#shared/planner/quick-add-cities.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { makeIdempotencyKeys } from '../../../lib/idempotency-key.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { forgetTrip, refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { fetchQuickAdd } from './later-parts.ts';
import type { AddedCity } from './quick-add-calls.ts';

/** Adds a city to the traveller's timeline; the toast says to which trip, and takes it back. */
export function useQuickAdd(userId: string, expectedTripId: string | undefined) {
  const queryClient = useQueryClient();
  const undo = useUndoQuickAdd();
  const [keyFor, setKeyFor] = useState(makeIdempotencyKeys);
  return useMutation({
    mutationFn: async (place: QuickAddCity) => {
      const body = { place, userId };
      const idempotencyKey = keyFor(body);
      // Which trip is expected makes it no other wish.
      const expected = expectedTripId === undefined ? {} : { expectedTripId };
      return (await fetchQuickAdd()).addCity({ ...body, ...expected }, idempotencyKey);
    },
    onSuccess: async ({ tripId, tripTitle, undoId }, place) => {
      // The next press is another wish, not a repeat of this one.
      setKeyFor(makeIdempotencyKeys);
      showToast({
        title: 'Place added!',
        description: `${place} was added to ${tripTitle}.`,
        action: { label: 'Undo', onPress: () => undo.mutate({ place, tripId, undoId }) },
      });
      await refreshTrips(queryClient, tripId);
    },
    onError: (error) => showFailure(error, { text: 'Failed to add place. Please try again.' }),
  });
}

function useUndoQuickAdd() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (added: AddedCity) => (await fetchQuickAdd()).removeCity(added),
    onSuccess: async (_, { place, tripId, undoId }) => {
      showToast({ title: 'Place removed', description: `${place} is off your timeline again.` });
      await (undoId === null ? forgetTrip(queryClient, tripId) : refreshTrips(queryClient, tripId));
    },
    onError: (error) => showFailure(error, { text: 'Failed to undo. Please try again.', preferServerMessage: true }),
  });
}
