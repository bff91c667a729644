import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ProfileChanges } from '#shared/travellers/profile.ts';
import { updateProfile } from '#shared/travellers/profile-routes.ts';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/errors.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { sessionQueries } from '../../lib/session/session-queries.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useWrite } from '../../lib/use-write.ts';
import { profileQueries } from './profile-queries.ts';

/** A taken username shows the server's message. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409;
}

/** Saves the profile; everything that shows the traveller's name is updated at once. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (body: z.output<typeof ProfileChanges>, press) => callApi(updateProfile, { body, press }),
    onSuccess: async (user) => {
      queryClient.setQueryData(sessionQueries.currentUser().queryKey, user);
      showToast({ title: 'Profile updated successfully!' });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: profileQueries.own().queryKey }),
        queryClient.invalidateQueries({ queryKey: ['trips'] }),
      ]);
    },
    onError: (error) =>
      showFailure(error, { text: 'Failed to update profile', preferServerMessage: isConflict(error) }),
  });
}
