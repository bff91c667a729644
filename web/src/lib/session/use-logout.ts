import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { logout } from '#shared/session/routes.ts';
import { callApi } from '../api.ts';
import { messageOf } from '../errors.ts';
import { showFailure } from '../failure-toast.ts';
import { paths } from '../paths.ts';
import { showToast } from '../toast-store.ts';
import { useWrite } from '../use-write.ts';
import { changeUser } from './change-user.ts';

const HOME_AFTER_MS = 500;

/** Signs out: clears the user and the cache, and goes home half a second later. */
export function useLogout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useWrite({
    write: (_, press) => callApi(logout, { press }),
    onSuccess: () => {
      changeUser(queryClient, null);
      showToast({ title: 'Signed out', description: 'You have been successfully signed out.' });
      setTimeout(() => navigate(paths.home()), HOME_AFTER_MS);
    },
    onError: (error) => showFailure(error, { title: 'Sign out failed', text: messageOf(error) }),
  });
}
