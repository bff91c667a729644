import { useQueryClient } from '@tanstack/react-query';
import { removeCompanion } from '#shared/sharing/routes.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { forgetTrip } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';

/** Leaves another traveller's trip. */
export function useLeaveTrip(travellerId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ id }: Pick<Trip, 'id' | 'title'>, press) =>
      callApi(removeCompanion, { params: { id, companionId: travellerId }, press }),
    onSuccess: async (_, { id, title }) => {
      showToast({ title: `You left "${title}"` });
      await forgetTrip(queryClient, id);
    },
    onError: (error) => showFailure(error, { text: 'Failed to leave the trip', preferServerMessage: true }),
  });
}
