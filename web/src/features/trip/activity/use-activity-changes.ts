import { useQueryClient } from '@tanstack/react-query';
import { createActivity, deleteActivity, updateActivity } from '#shared/activities/routes.ts';
import { Activity, type ActivityFields } from '#shared/activities/schema.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { withCurrentId } from '../../../lib/trips/current-activity.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { staleItem } from '../joined/stale-item.ts';
import { noteAdded } from './added-activity.ts';

interface NewActivity {
  readonly dayId: string;
  readonly body: ActivityFields;
}

export function useCreateActivity() {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ dayId, body }: NewActivity, press) => callApi(createActivity, { params: { id: dayId }, body, press }),
    onSuccess: async ({ id }, { dayId }) => {
      noteAdded(id);
      await refreshTrips(queryClient, tripIdOf(dayId));
      showToast({ title: 'Activity added successfully!' });
    },
    onError: (error) => showFailure(error, { text: 'Failed to add activity' }),
  });
}

interface ActivityUpdate {
  readonly id: string;
  readonly body: ActivityFields;
  /** The one that was edited. */
  readonly revision: number;
}

/** Saves an activity's fields; when it is in another revision by now, `useJoinedSave` goes on with that. */
export function useUpdateActivity() {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ id, body, revision }: ActivityUpdate, press) =>
      withCurrentId(queryClient, id, (current) =>
        callApi(updateActivity, { params: { id: current }, body, revision, press }),
      ),
    onSuccess: async (_, { id }) => {
      await refreshTrips(queryClient, tripIdOf(id));
      showToast({ title: 'Activity updated successfully!' });
    },
    onError: (error) => {
      if (!staleItem(error, Activity)) showFailure(error, { text: 'Failed to update activity' });
    },
  });
}

export function useDeleteActivity() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (activity: Activity, press) =>
      withCurrentId(queryClient, activity.id, (id) => callApi(deleteActivity, { params: { id }, press })),
    onSuccess: async (_, { id, tripDayId }) => {
      const { queryKey } = dayQueries.activities(tripDayId);
      queryClient.setQueryData(queryKey, (activities) => activities?.filter((activity) => activity.id !== id));
      showToast({ title: 'Activity deleted successfully!' });
      await refreshTrips(queryClient, tripIdOf(id));
    },
    onError: (error) => showFailure(error, { text: 'Failed to delete activity' }),
  });
}
