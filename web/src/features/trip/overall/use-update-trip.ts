import { useQueryClient } from '@tanstack/react-query';
import type { RouteCall } from '#shared/contract/define-route.ts';
import { updateTrip } from '#shared/trips/routes.ts';
import { TripDetail } from '#shared/trips/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { refreshTrips, tripQueries } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { staleItem } from '../joined/stale-item.ts';

/** The messages for success and failure. */
interface Words {
  readonly done: string;
  readonly failed: string;
}

const EDITED: Words = { done: 'Trip updated successfully!', failed: 'Failed to update trip' };
const VISIBILITY: Words = { done: 'Trip visibility updated!', failed: 'Failed to update trip visibility' };

interface TripUpdate {
  readonly body: RouteCall<typeof updateTrip>['body'];
  /** The one that was edited; without one, whatever others have changed meanwhile. */
  readonly revision?: number;
}

/** Changes the trip's fields; when it is in another revision by now, the form goes on with that. */
export function useUpdateTrip(id: string) {
  return useChange(id, EDITED);
}

/** Makes the trip public or private. */
export function useUpdateVisibility(id: string) {
  return useChange(id, VISIBILITY);
}

function useChange(id: string, { done, failed }: Words) {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ body, revision }: TripUpdate, press) => callApi(updateTrip, { params: { id }, body, revision, press }),
    onSuccess: async (trip) => {
      // What only reading answers stays.
      queryClient.setQueryData(tripQueries.detail(id).queryKey, (before) => ({ ...before, ...trip }));
      showToast({ title: done });
      await refreshTrips(queryClient, id);
    },
    onError: async (error) => {
      if (staleItem(error, TripDetail)) await refreshTrips(queryClient, id);
      else showFailure(error, { text: failed });
    },
  });
}
