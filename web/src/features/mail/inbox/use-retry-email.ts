import { useQueryClient } from '@tanstack/react-query';
import { retryEmail } from '#shared/mail/routes.ts';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { refreshInbox, replaceEmail } from './inbox-cache.ts';

/** Retries reading a failed mail. */
export function useRetryEmail() {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ id }: ProcessedEmail, press) => callApi(retryEmail, { params: { id }, press }),
    onSuccess: (email) => {
      replaceEmail(queryClient, email);
      if (email.status === 'failed') {
        showToast({ title: 'Still no bookings', description: 'The email was read again, with the same result.' });
        return;
      }
      showToast({ title: 'Email read again', description: `Found ${email.parsedBookings.length} booking(s)` });
    },
    onError: async (error) => {
      showFailure(error, {
        title: 'Try Again Failed',
        text: 'Failed to read the email again.',
        preferServerMessage: true,
      });
      await refreshInbox(queryClient);
    },
  });
}
