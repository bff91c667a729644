import { useMutation } from '@tanstack/react-query';
import { requestPasswordReset } from '#shared/session/routes.ts';
import { callApi } from '../../lib/api.ts';
import { showFailure } from '../../lib/failure-toast.ts';

/** Has a link to a new password sent. */
export function useAskForLink() {
  return useMutation({
    mutationFn: (request: { readonly email: string }) => callApi(requestPasswordReset, { body: request }),
    onError: (error) =>
      showFailure(error, { text: 'The link could not be sent. Please try again.', preferServerMessage: true }),
  });
}
