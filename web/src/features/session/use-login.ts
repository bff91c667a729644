import { login } from '#shared/session/routes.ts';
import type { Credentials } from '#shared/session/schema.ts';
import { callApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/errors.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useWrite } from '../../lib/use-write.ts';
import { useWelcome } from './use-welcome.ts';

/** Signs in. A wrong password is a 401, too, but not a lost session. */
export function useLogin() {
  const welcome = useWelcome();
  return useWrite({
    meta: { ownUnauthorized: true },
    write: (credentials: Credentials, press) => callApi(login, { body: credentials, press }),
    onSuccess: welcome,
    onError: (error) => showToast({ title: 'Sign in failed', description: messageOf(error), tone: 'destructive' }),
  });
}
