import { useQueryClient } from '@tanstack/react-query';
import { processEmail } from '#shared/mail/routes.ts';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { processedWords } from '../created-words.ts';
import { needsTrip } from '../plan/plan-words.ts';
import type { Reviewed } from '../review/reviewed-booking.ts';
import { refreshInbox, replaceEmail } from './inbox-cache.ts';

interface Process extends Partial<Reviewed> {
  readonly email: ProcessedEmail;
  /** A trip that is there; null makes a new one, if one is needed. */
  readonly tripId: string | null;
  /** The traveller said so, although the sender could not be verified. */
  readonly trustSender?: boolean;
}

/** Turns a pending mail into days and activities, or brings those up to date that are there. */
export function useProcessEmail() {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ email, tripId, ...given }: Process, press) => {
      const known = email.plans.find((plan) => plan.tripId !== null)?.tripId ?? null;
      const body = { ...given, tripId: needsTrip(email.plans) ? tripId : known };
      return callApi(processEmail, { params: { id: email.id }, body, press });
    },
    onSuccess: async (created, { email }) => {
      replaceEmail(queryClient, { ...email, status: 'processed', tripId: created.trip?.id ?? null, plans: [] });
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
