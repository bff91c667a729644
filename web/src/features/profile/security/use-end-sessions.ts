import { useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession } from '#shared/security/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/errors.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { profileQueries } from '../profile-queries.ts';

const failed = (error: unknown) => showFailure(error, { text: 'Failed to sign out. Please try again.' });

function useSignedOut() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: profileQueries.sessions().queryKey });
    showToast({ title: 'Signed out' });
  };
}

/** Signs one other browser out; one that has signed out meanwhile counts as done. */
export function useEndSession() {
  const signedOut = useSignedOut();
  return useWrite({
    write: async (id: string, press) => {
      try {
        await callApi(endSession, { params: { id }, press });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: signedOut,
    onError: failed,
  });
}

export function useEndOtherSessions() {
  const signedOut = useSignedOut();
  return useWrite({
    write: (_: undefined, press) => callApi(endOtherSessions, { press }),
    onSuccess: signedOut,
    onError: failed,
  });
}
