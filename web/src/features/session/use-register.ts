import { useQueryClient } from '@tanstack/react-query';
import { register } from '#shared/session/routes.ts';
import type { Registration } from '#shared/session/schema.ts';
import { callApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/errors.ts';
import { changeUser } from '../../lib/session/change-user.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useWrite } from '../../lib/use-write.ts';

/** Creates an account; its traveller is signed in at once. */
export function useRegister() {
  const queryClient = useQueryClient();
  return useWrite({
    meta: { ownUnauthorized: true },
    write: (registration: Registration, press) => callApi(register, { body: registration, press }),
    onSuccess: (user) => {
      changeUser(queryClient, user);
      showToast({ title: 'Account created!', description: 'Your account has been created.' });
    },
    onError: (error) => showToast({ title: 'Registration failed', description: messageOf(error), tone: 'destructive' }),
  });
}
