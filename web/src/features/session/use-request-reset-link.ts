import { requestPasswordReset } from '#shared/session/routes.ts';
import { callApi } from '../../lib/api.ts';
import { showFailure } from '../../lib/failure-toast.ts';
import { useWrite } from '../../lib/use-write.ts';

/** Requests a reset link by mail. */
export function useRequestResetLink() {
  return useWrite({
    write: (request: { readonly email: string }, press) => callApi(requestPasswordReset, { body: request, press }),
    onError: (error) =>
      showFailure(error, { text: 'The link could not be sent. Please try again.', preferServerMessage: true }),
  });
}
