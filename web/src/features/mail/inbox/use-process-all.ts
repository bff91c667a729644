import { useQueryClient } from '@tanstack/react-query';
import { processEmail } from '#shared/mail/routes.ts';
import { count } from '#shared/trips/dates.ts';
import { callApi } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/errors.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import type { Press } from '../../../lib/press.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { refreshTrips } from '../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { leftOutWords } from '../created-words.ts';
import { acceptedAtFirst } from '../plan/item-fields.ts';
import type { Batch } from './batches.ts';
import { refreshInbox } from './inbox-cache.ts';
import { PROCESSING, processBody } from './use-process-email.ts';

interface Processed {
  readonly done: number;
  readonly leftOut: Parameters<typeof leftOutWords>[0];
}

/** How many mails were processed before one failed. */
class CutShort extends Error {
  readonly done: number;
  constructor(done: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'Failed to process the email.', { cause });
    this.done = done;
  }
}

/** Processes batches of mails one after the other; a failing mail stops it, and the others stay pending. */
export function useProcessAll() {
  const queryClient = useQueryClient();
  const refresh = () => Promise.all([refreshTrips(queryClient), refreshInbox(queryClient)]);
  return useWrite({
    mutationKey: PROCESSING,
    write: processBatches,
    onSuccess: async ({ done, leftOut }) => {
      const description = `${count(done, 'email')} processed. ${leftOutWords(leftOut)}`.trim();
      showToast({ title: 'Emails Processed', description });
      await refresh();
    },
    onError: async (error, batches) => {
      const all = batches.reduce((sum, { emails }) => sum + emails.length, 0);
      const cause = error instanceof CutShort ? error.cause : error;
      const done = error instanceof CutShort ? error.done : 0;
      showFailure(cause, {
        title: 'Processing Failed',
        text: `${done} of ${count(all, 'email')} processed. ${messageOf(cause)}`,
      });
      await refresh();
    },
  });
}

/**
 * Returns how many were processed, and their files that were not kept. New bookings of a batch go into its trip, which its first mail creates if there is
 * none.
 */
async function processBatches(batches: readonly Batch[], press: Press): Promise<Processed> {
  let done = 0;
  const leftOut: Processed['leftOut'][number][] = [];
  try {
    for (const { emails, tripId } of batches) {
      let target = tripId;
      for (const email of emails) {
        const body = processBody({ email, tripId: target, accept: acceptedAtFirst(email.plans) });
        const { trip, documentsLeftOut } = await callApi(processEmail, { params: { id: email.id }, body, press });
        target ??= trip?.id ?? null;
        done += 1;
        leftOut.push(...documentsLeftOut);
      }
    }
    return { done, leftOut };
  } catch (error) {
    throw new CutShort(done, error);
  }
}
