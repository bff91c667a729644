import { useQueryClient } from '@tanstack/react-query';
import type { QuickAddCity } from '#shared/places/quick-add-cities.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { forgetTrip, refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { quickAdd } from './later-parts.ts';
import type { AddedCity } from './quick-add-calls.ts';

/** Adds a city to the traveller's timeline; the toast names the trip, and offers Undo. */
export function useQuickAdd(userId: string, expectedTripId: string | undefined) {
  const queryClient = useQueryClient();
  const undo = useUndoQuickAdd();
  return useWrite({
    write: async (place: QuickAddCity, press) => {
      // The expected trip does not make it a different request.
      const expected = expectedTripId === undefined ? {} : { expectedTripId };
      return (await quickAdd.load()).addCity({ place, userId, ...expected }, press);
    },
    onSuccess: async ({ tripId, tripTitle, undoId }, place) => {
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
  return useWrite({
    write: async (added: AddedCity, press) => (await quickAdd.load()).removeCity(added, press),
    onSuccess: async (_, { place, tripId, undoId }) => {
      showToast({ title: 'Place removed', description: `${place} is off your timeline again.` });
      await (undoId === null ? forgetTrip(queryClient, tripId) : refreshTrips(queryClient, tripId));
    },
    onError: (error) => showFailure(error, { text: 'Failed to undo. Please try again.', preferServerMessage: true }),
  });
}
