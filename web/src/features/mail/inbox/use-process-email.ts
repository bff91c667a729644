import { useMutation, useQueryClient } from '@tanstack/react-query';
import { processEmail } from '#shared/mail/routes.ts';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { processedWords } from '../created-words.ts';
import { refreshInbox, replaceEmail } from './inbox-cache.ts';

interface Process {
  readonly email: ProcessedEmail;
  /** A trip that is there; null makes a new one. */
  readonly tripId: string | null;
}

/** Turns a pending mail into days and activities. */
export function useProcessEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ email, tripId }: Process) => callApi(processEmail, { params: { id: email.id }, body: { tripId } }),
    onSuccess: async (created, { email }) => {
      replaceEmail(queryClient, { ...email, status: 'processed', tripId: created.trip?.id ?? null });
      showToast({ title: 'Email Processed', description: processedWords(created) });
      await refreshTrips(queryClient, created.trip?.id);
      // What other mails would do depends on what is in the trips now.
      await refreshInbox(queryClient);
    },
    onError: async (error) => {
      showFailure(error, {
        title: 'Processing Failed',
        text: 'Failed to process the email.',
        preferServerMessage: true,
      });
      // It may have been processed or deleted elsewhere.
      await refreshInbox(queryClient);
    },
  });
}
