import { useQueryClient } from '@tanstack/react-query';
import { processEmail } from '#shared/mail/routes.ts';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { leftOutWords, processedWords } from '../created-words.ts';
import { needsTrip } from '../plan/plan-words.ts';
import type { Reviewed } from '../review/reviewed-booking.ts';
import { refreshInbox, replaceEmail } from './inbox-cache.ts';

/** The mutation key of writes that turn mails into trips: only after them is it known which trip fits the next mail. */
export const PROCESSING = ['mail', 'process'];

interface Process extends Partial<Reviewed> {
  readonly email: ProcessedEmail;
  /** An existing trip; null creates a new one, if one is needed. */
  readonly tripId: string | null;
  /** The traveller confirmed it, although the sender could not be verified. */
  readonly trustSender?: boolean;
}

/** What is sent: if nothing is new, all changes are in existing trips. */
export function processBody({ email, tripId, ...given }: Process) {
  const known = email.plans.find((plan) => plan.tripId !== null)?.tripId ?? null;
  return { ...given, tripId: needsTrip(email.plans) ? tripId : known };
}

/** Turns a pending mail into days and activities, or updates existing ones. */
export function useProcessEmail() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationKey: PROCESSING,
    write: (given: Process, press) =>
      callApi(processEmail, { params: { id: given.email.id }, body: processBody(given), press }),
    onSuccess: async (created, { email }) => {
      replaceEmail(queryClient, { ...email, status: 'processed', tripId: created.trip?.id ?? null, plans: [] });
      const left = leftOutWords(created.documentsLeftOut);
      const words = processedWords(created);
      showToast({ title: 'Email Processed', description: left === '' ? words : `${words}. ${left}` });
      await refreshTrips(queryClient, created.trip?.id);
      // What other mails would do depends on the current trips.
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
