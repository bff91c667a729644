import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { deleteTrip } from '#shared/trips/routes.ts';
import { callApi } from '../../lib/api.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toast-store.ts';
import { forgetTrip } from '../../lib/trips/trip-queries.ts';
import { useWrite } from '../../lib/use-write.ts';

/** Deletes the trip and goes home. */
export function useDeleteTrip(id: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useWrite({
    write: (_, press) => callApi(deleteTrip, { params: { id }, press }),
    onSuccess: async () => {
      showToast({ title: 'Trip deleted successfully!' });
      navigate(paths.home());
      await forgetTrip(queryClient, id);
    },
    onError: (error) => showFailure(error, { text: 'Failed to delete trip' }),
  });
}
