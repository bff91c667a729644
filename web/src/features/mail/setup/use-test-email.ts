import { useQueryClient } from '@tanstack/react-query';
import { quickTestEmail } from '#shared/mail/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { refreshInbox } from '../inbox/inbox-cache.ts';
import { testFailureText } from './test-failure-text.ts';

/** Reads a pasted mail as if it had been forwarded, and puts it into the inbox. */
export function useTestEmail() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (emailContent: string, press) => callApi(quickTestEmail, { body: { emailContent }, press }),
    onSuccess: async ({ bookingsFound }) => {
      showToast({ title: 'Test Successful', description: `Found ${bookingsFound} booking(s)` });
      await refreshInbox(queryClient);
    },
    onError: (error) => showFailure(error, { title: 'Test Failed', text: testFailureText(error) }),
  });
}
