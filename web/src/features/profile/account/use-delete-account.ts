import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { deleteAccount } from '#shared/account/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { paths } from '../../../lib/paths.ts';
import { changeUser } from '../../../lib/session/change-user.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { isWrongPassword } from '../wrong-password.ts';

export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useWrite({
    write: (password: string, press) => callApi(deleteAccount, { body: { password }, press }),
    onSuccess: () => {
      changeUser(queryClient, null);
      showToast({ title: 'Account deleted', description: 'Everything of it is being removed. Safe travels.' });
      navigate(paths.home(), { replace: true });
    },
    onError: (error) => {
      if (!isWrongPassword(error)) {
        showFailure(error, { text: 'Failed to delete your account. Please try again.', preferServerMessage: true });
      }
    },
  });
}
