import { useQueryClient } from '@tanstack/react-query';
import { removePasskey } from '#shared/security/passkey-routes.ts';
import { callApi } from '../../../lib/api.ts';
import { isNotFound } from '../../../lib/errors.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { profileQueries } from '../profile-queries.ts';
import { isWrongPassword } from '../wrong-password.ts';

interface Removed {
  readonly id: string;
  /** Empty where it is not asked for. */
  readonly password: string;
}

/** Removes a passkey; one that was removed elsewhere meanwhile counts as done. */
export function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useWrite({
    write: async ({ id, password }: Removed, press) => {
      try {
        await callApi(removePasskey, { params: { id }, body: password === '' ? {} : { password }, press });
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: profileQueries.passkeys().queryKey });
      showToast({ title: 'Passkey removed' });
    },
    onError: (error) => {
      if (isWrongPassword(error)) return;
      showFailure(error, { text: 'Failed to remove the passkey. Please try again.', preferServerMessage: true });
    },
  });
}
