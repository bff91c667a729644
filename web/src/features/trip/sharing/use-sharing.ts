import { useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#shared/contract/define-route.ts';
import { endLink, setLink } from '#shared/sharing/routes.ts';
import { updateTrip } from '#shared/trips/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { companionsQuery } from '../../../lib/trips/companions-query.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';

type LinkChange = RouteCall<typeof setLink>['body'];
type SharingChange = Pick<RouteCall<typeof updateTrip>['body'], 'isPublic' | 'publishWhenBack' | 'shows'>;

function useRefresh(tripId: string) {
  const queryClient = useQueryClient();
  return async () => {
    // What others see of it, as its owner has looked at it.
    queryClient.removeQueries({ queryKey: ['trip', tripId, 'as'], type: 'inactive' });
    await queryClient.invalidateQueries({ queryKey: ['trip', tripId, 'as'] });
    await queryClient.invalidateQueries({ queryKey: companionsQuery(tripId).queryKey });
    await refreshTrips(queryClient, tripId);
  };
}

/** Makes the trip's link, renews it, or changes until when it works and what it shows. */
export function useSetLink(tripId: string) {
  const refresh = useRefresh(tripId);
  return useWrite({
    write: (body: LinkChange, press) => callApi(setLink, { params: { id: tripId }, body, press }),
    onSuccess: async (_, { renew }) => {
      await refresh();
      if (renew) showToast({ title: 'The link is a new one', description: 'The former one opens nothing any more.' });
    },
    onError: (error) => showFailure(error, { text: 'Failed to change the link', preferServerMessage: true }),
  });
}

export function useEndLink(tripId: string) {
  const refresh = useRefresh(tripId);
  return useWrite({
    write: (_: undefined, press) => callApi(endLink, { params: { id: tripId }, press }),
    onSuccess: async () => {
      await refresh();
      showToast({ title: 'The link is ended', description: 'It opens nothing any more.' });
    },
    onError: (error) => showFailure(error, { text: 'Failed to end the link', preferServerMessage: true }),
  });
}

/** Changes who sees the trip besides its companions, and what. */
export function useShareTrip(tripId: string) {
  const refresh = useRefresh(tripId);
  return useWrite({
    write: (body: SharingChange, press) => callApi(updateTrip, { params: { id: tripId }, body, press }),
    onSuccess: async (_, { isPublic }) => {
      await refresh();
      if (isPublic !== undefined) showToast({ title: 'Trip visibility updated!' });
    },
    onError: (error) => showFailure(error, { text: 'Failed to update trip visibility', preferServerMessage: true }),
  });
}
