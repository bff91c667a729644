import { startAuthentication } from '@simplewebauthn/browser';
import { signInWithPasskey, startPasskeySignIn } from '#shared/security/passkey-routes.ts';
import { callApi } from '../../lib/api.ts';
import { ApiError, ConnectionError, messageOf } from '../../lib/errors.ts';
import { isCancelled } from '../../lib/passkeys/is-cancelled.ts';
import { showToast } from '../../lib/toast-store.ts';
import { useWrite } from '../../lib/use-write.ts';
import { useWelcome } from './use-welcome.ts';

interface PasskeySignIn {
  /** In the browser's own list below the email field, instead of in a window. */
  readonly inList: boolean;
}

/** Signs in with a passkey that the traveller chooses in a window of the browser, or in its list below the email field. */
export function usePasskeySignIn({ inList }: PasskeySignIn) {
  const welcome = useWelcome();
  return useWrite({
    meta: { ownUnauthorized: true },
    write: async (_: number, press) => {
      const optionsJSON = await callApi(startPasskeySignIn, { press });
      const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: inList });
      // A passkey that the browser offers without being asked for one by name always says whose it is.
      const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
      const credential = {
        ...{ id, rawId, type: 'public-key' as const },
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      };
      return callApi(signInWithPasskey, { body: { credential }, press });
    },
    onSuccess: welcome,
    onError: (error) => {
      // Nobody has asked for the list yet, so that it cannot be shown is no news.
      const isNews = inList ? error instanceof ApiError : !isCancelled(error);
      if (isNews) showToast({ title: 'Sign in failed', description: textOf(error), tone: 'destructive' });
    },
  });
}

function textOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof ConnectionError) return messageOf(error);
  return 'This browser could not use a passkey here. Please use your password.';
}
