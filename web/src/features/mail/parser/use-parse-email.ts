import { useMutation } from '@tanstack/react-query';
import { parseEmail } from '#shared/mail/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/errors.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';

/** Reads a pasted mail; stores nothing. */
export function useParseEmail() {
  return useMutation({
    mutationFn: (body: { readonly emailContent: string; readonly tripId: string | null }) =>
      callApi(parseEmail, { body }),
    onSuccess: ({ bookings }) =>
      showToast({ title: 'Email parsed successfully', description: `Found ${bookings.length} booking(s)` }),
    onError: (error) => showFailure(error, { title: 'Failed to parse email', text: messageOf(error) }),
  });
}
