import { parseEmail } from '#shared/mail/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/errors.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';

/** Reads a pasted mail; stores nothing. */
export function useParseEmail() {
  return useWrite({
    write: (body: { readonly emailContent: string; readonly tripId: string | null }, press) =>
      callApi(parseEmail, { body, press }),
    onSuccess: ({ bookings }) =>
      showToast({ title: 'Email parsed successfully', description: `Found ${bookings.length} booking(s)` }),
    onError: (error) => showFailure(error, { title: 'Failed to parse email', text: messageOf(error) }),
  });
}
