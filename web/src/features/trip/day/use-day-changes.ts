import { useQueryClient } from '@tanstack/react-query';
import { createDay, deleteDay, restoreDay, updateDay } from '#shared/days/routes.ts';
import { TripDay } from '#shared/days/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { staleItem } from '../joined/stale-item.ts';
import type { DayBody } from './day-form.ts';

export function useCreateDay(tripId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    write: (body: DayBody, press) => callApi(createDay, { params: { id: tripId }, body, press }),
    onSuccess: async () => {
      await refreshTrips(queryClient, tripId);
      showToast({ title: 'Day added successfully!' });
    },
    onError: (error) => showFailure(error, { text: 'Failed to add day' }),
  });
}

interface DayUpdate {
  readonly id: string;
  readonly body: DayBody;
  /** The one that was edited. */
  readonly revision: number;
}

/** Saves a day's fields; when it is in another revision by now, `useJoinedSave` goes on with that. */
export function useUpdateDay(tripId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ id, body, revision }: DayUpdate, press) => callApi(updateDay, { params: { id }, body, revision, press }),
    onSuccess: async () => {
      await refreshTrips(queryClient, tripId);
      showToast({ title: 'Day updated successfully!' });
    },
    onError: (error) => {
      if (!staleItem(error, TripDay)) showFailure(error, { text: 'Failed to update day' });
    },
  });
}

/** Deletes a day at one press; the toast offers Undo. */
export function useDeleteDay() {
  const queryClient = useQueryClient();
  const restore = useRestoreDay();
  return useWrite({
    write: (day: TripDay, press) => callApi(deleteDay, { params: { id: day.id }, press }),
    onSuccess: async (_, day) => {
      queryClient.setQueryData(dayQueries.ofTrip(day.tripId).queryKey, (days) =>
        days?.filter(({ id }) => id !== day.id),
      );
      showToast({
        title: 'Day deleted successfully!',
        description: `"${day.title}" is gone with its activities.`,
        action: { label: 'Undo', onPress: () => restore.mutate(day) },
      });
      await refreshTrips(queryClient, day.tripId);
    },
    onError: (error) => showFailure(error, { text: 'Failed to delete day' }),
  });
}

function useRestoreDay() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (day: TripDay, press) => callApi(restoreDay, { params: { id: day.id }, press }),
    onSuccess: async (_, day) => {
      await refreshTrips(queryClient, day.tripId);
      showToast({ title: 'Day restored', description: `"${day.title}" is back with its activities.` });
    },
    onError: (error) => showFailure(error, { text: 'Failed to restore day', preferServerMessage: true }),
  });
}
