import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { confirmPasswordReset } from '#shared/session/routes.ts';
import { callApi } from '../../lib/api.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { paths } from '../../lib/paths.ts';
import { changeUser } from '../../lib/session/change-user.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useWrite } from '../../lib/use-write.ts';

/** Saves the new password, which ends every session, including this browser's. */
export function useNewPassword() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useWrite({
    write: (choice: { readonly token: string; readonly password: string }, press) =>
      callApi(confirmPasswordReset, { body: choice, press }),
    onSuccess: () => {
      changeUser(queryClient, null);
      showToast({ title: 'Password changed', description: 'Please sign in with your new password.' });
      navigate(paths.auth(), { replace: true });
    },
    onError: (error) =>
      showFailure(error, { text: 'The password could not be saved. Please try again.', preferServerMessage: true }),
  });
}
