import { useQueryClient } from '@tanstack/react-query';
import { createActivity } from '#shared/activities/routes.ts';
import type { ActivityFields } from '#shared/activities/schema.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';

/** Adds an activity without a date. */
export function useAddIdea(tripId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    write: (body: Pick<ActivityFields, 'title' | 'location'>, press) =>
      callApi(createActivity, { params: { id: ideasDayOf(tripId) }, body, press }),
    onSuccess: async (_, { title }) => {
      await queryClient.invalidateQueries(dayQueries.ideas(tripId));
      showToast({ title: 'Idea added', description: title });
    },
    onError: (error) => showFailure(error, { text: 'Failed to add the idea', preferServerMessage: true }),
  });
}
