import { useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#shared/contract/define-route.ts';
import type { Role } from '#shared/sharing/audiences.ts';
import { invite, removeCompanion, setCompanion } from '#shared/sharing/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { companionsQuery } from '../../../lib/trips/companions-query.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';

function useRefreshCompanions(tripId: string) {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: companionsQuery(tripId).queryKey });
    await refreshTrips(queryClient, tripId);
  };
}

export function useInvite(tripId: string) {
  const refresh = useRefreshCompanions(tripId);
  return useWrite({
    write: (body: RouteCall<typeof invite>['body'], press) => callApi(invite, { params: { id: tripId }, body, press }),
    onSuccess: refresh,
    onError: (error) => showFailure(error, { text: 'Failed to invite', preferServerMessage: true }),
  });
}

export function useSetCompanion(tripId: string) {
  const refresh = useRefreshCompanions(tripId);
  return useWrite({
    write: ({ id, role }: { readonly id: string; readonly role: Role }, press) =>
      callApi(setCompanion, { params: { id: tripId, companionId: id }, body: { role }, press }),
    onSuccess: refresh,
    onError: (error) => showFailure(error, { text: 'Failed to change what they can do', preferServerMessage: true }),
  });
}

/** Removes a companion, or takes an invitation back; `done` says so. */
export function useRemoveCompanion(tripId: string) {
  const refresh = useRefreshCompanions(tripId);
  return useWrite({
    write: ({ id }: { readonly id: string; readonly done: string }, press) =>
      callApi(removeCompanion, { params: { id: tripId, companionId: id }, press }),
    onSuccess: async (_, { done }) => {
      showToast({ title: done });
      await refresh();
    },
    onError: (error) => showFailure(error, { text: 'Failed to remove', preferServerMessage: true }),
  });
}
