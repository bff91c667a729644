import { useQueryClient } from '@tanstack/react-query';
import { login } from '#shared/session/routes.ts';
import type { Credentials } from '#shared/session/schema.ts';
import { callApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/errors.ts';
import { changeUser } from '../../lib/session/change-user.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useWrite } from '../../lib/use-write.ts';

/** Signs in. A wrong password is a 401, too, but not a lost session. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useWrite({
    meta: { ownUnauthorized: true },
    write: (credentials: Credentials, press) => callApi(login, { body: credentials, press }),
    onSuccess: (user) => {
      changeUser(queryClient, user);
      showToast({ title: 'Welcome back!', description: 'You have successfully signed in.' });
    },
    onError: (error) => showToast({ title: 'Sign in failed', description: messageOf(error), tone: 'destructive' }),
  });
}
