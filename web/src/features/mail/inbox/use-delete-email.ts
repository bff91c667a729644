import { useQueryClient } from '@tanstack/react-query';
import { deleteEmail, restoreEmail } from '#shared/mail/routes.ts';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { mailQueries } from '../mail-queries.ts';
import { changeInbox, refreshInbox } from './inbox-cache.ts';

/** Removes a mail from the inbox at once; the toast offers Undo. */
export function useDeleteEmail() {
  const queryClient = useQueryClient();
  const restoring = useRestoreEmail();
  return useWrite({
    write: ({ id }: ProcessedEmail, press) => callApi(deleteEmail, { params: { id }, press }),
    onMutate: async ({ id }) => {
      // A running refetch would bring it back.
      await queryClient.cancelQueries({ queryKey: mailQueries.inbox().queryKey });
      changeInbox(queryClient, (emails) => emails.filter((email) => email.id !== id));
    },
    onSuccess: (_, email) =>
      showToast({
        title: 'Email Deleted',
        description: 'The email has been removed.',
        action: { label: 'Undo', onPress: () => restoring.mutate(email) },
      }),
    onError: async (error) => {
      showFailure(error, { title: 'Delete Failed', text: 'Failed to delete the email.' });
      await refreshInbox(queryClient);
    },
  });
}

function useRestoreEmail() {
  const queryClient = useQueryClient();
  return useWrite({
    write: ({ id }: ProcessedEmail, press) => callApi(restoreEmail, { params: { id }, press }),
    onSuccess: async () => {
      await refreshInbox(queryClient);
      showToast({ title: 'Email Restored', description: 'It is back in your inbox.' });
    },
    onError: (error) =>
      showFailure(error, {
        title: 'Restore Failed',
        text: 'Failed to bring the email back.',
        preferServerMessage: true,
      }),
  });
}
