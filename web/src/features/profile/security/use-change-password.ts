import { useQueryClient } from '@tanstack/react-query';
import { changePassword } from '#shared/security/routes.ts';
import type { PasswordChange } from '#shared/security/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { profileQueries } from '../profile-queries.ts';
import { isWrongPassword } from '../wrong-password.ts';

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (body: PasswordChange, press) => callApi(changePassword, { body, press }),
    onSuccess: () => {
      showToast({ title: 'Password changed', description: 'Every other browser was signed out.' });
      return queryClient.invalidateQueries({ queryKey: profileQueries.sessions().queryKey });
    },
    onError: (error) => {
      if (isWrongPassword(error)) return;
      showFailure(error, { text: 'Failed to change your password. Please try again.', preferServerMessage: true });
    },
  });
}
