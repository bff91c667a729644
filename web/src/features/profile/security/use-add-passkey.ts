import { startRegistration } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { addPasskey, startPasskey } from '#shared/security/passkey-routes.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { isCancelled } from '../../../lib/passkeys/is-cancelled.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { profileQueries } from '../profile-queries.ts';
import { isWrongPassword } from '../wrong-password.ts';

interface Given {
  readonly name: string;
  /** Empty until it is asked for. */
  readonly currentPassword: string;
}

/** Whether the device was asked to make a second passkey for the account (WebAuthn level 2, 5.1.3). */
export function isKnownDevice(error: Error): boolean {
  return error.name === 'InvalidStateError';
}

export function useAddPasskey() {
  const queryClient = useQueryClient();
  return useWrite({
    write: async ({ name, currentPassword }: Given, press) => {
      const body = currentPassword === '' ? {} : { currentPassword };
      const optionsJSON = await callApi(startPasskey, { body, press });
      const { id, rawId, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject } = response;
      const credential = {
        ...{ id, rawId, type: 'public-key' as const },
        response: { clientDataJSON, attestationObject },
      };
      return callApi(addPasskey, { body: { name, credential }, press });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: profileQueries.passkeys().queryKey });
      showToast({ title: 'Passkey added', description: 'You can sign in with it from now on.' });
    },
    onError: (error) => {
      if (isWrongPassword(error) || isKnownDevice(error)) return;
      if (isCancelled(error)) showToast({ title: 'No passkey was added' });
      else showFailure(error, { text: 'Failed to add a passkey. Please try again.', preferServerMessage: true });
    },
  });
}
