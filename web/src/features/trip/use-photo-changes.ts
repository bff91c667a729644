import { useQueryClient } from '@tanstack/react-query';
import { addActivityPhoto, removeActivityPhoto } from '#shared/activities/routes.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import { addDayPhoto, removeDayPhoto } from '#shared/days/routes.ts';
import { addTripPhoto, removeTripPhoto } from '#shared/trips/routes.ts';
import { callApi } from '../../lib/api.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { showToast } from '../../lib/toast-store.ts';
import { refreshTrips } from '../../lib/trips/trip-queries.ts';
import { useWrite } from '../../lib/use-write.ts';
import type { UploadedPhoto } from '../../ui/upload/use-photo-upload.ts';

/** What has photos: a trip, one of its days, or one of their activities. */
export interface Album {
  readonly kind: 'trip' | 'day' | 'activity';
  readonly id: string;
}

const ADD = { trip: addTripPhoto, day: addDayPhoto, activity: addActivityPhoto } as const;
const REMOVE = { trip: removeTripPhoto, day: removeDayPhoto, activity: removeActivityPhoto } as const;

/** Adds one uploaded photo. The upload window reports the result for all of them. */
export function useAddPhoto({ kind, id }: Album) {
  const queryClient = useQueryClient();
  return useWrite({
    write: (body: UploadedPhoto, press) => callApi(ADD[kind], { params: { id }, body, press }),
    onSuccess: () => refreshTrips(queryClient, tripIdOf(id)),
  });
}

export function useRemovePhoto({ kind, id }: Album) {
  const queryClient = useQueryClient();
  return useWrite({
    write: (photoURL: string, press) => callApi(REMOVE[kind], { params: { id }, body: { photoURL }, press }),
    onSuccess: async () => {
      await refreshTrips(queryClient, tripIdOf(id));
      showToast({ title: 'Photo removed' });
    },
    onError: (error) => showFailure(error, { text: 'Failed to remove photo' }),
  });
}
