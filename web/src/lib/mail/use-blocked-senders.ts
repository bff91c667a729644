import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BlockedSender } from '#shared/mail/blocked-sender.ts';
import { blockSender, listBlockedSenders, unblockSender } from '#shared/mail/sender-routes.ts';
import { callApi } from '../api.ts';
import { isNotFound } from '../errors.ts';
import { showFailure } from '../failure-toast.ts';
import { showToast } from '../toast-store.ts';
import { useWrite } from '../use-write.ts';

/** The senders whose mails do not come to the inbox. */
export const blockedSendersQuery = () =>
  queryOptions({
    queryKey: ['mail', 'blocked-senders'],
    queryFn: ({ signal }) => callApi(listBlockedSenders, { signal }),
    refetchOnMount: 'always',
  });

/** Blocks the sender with an address; the toast offers Undo. */
export function useBlockSender() {
  const queryClient = useQueryClient();
  const unblock = useUnblockSender();
  return useWrite({
    write: (address: string, press) => callApi(blockSender, { body: { address }, press }),
    onSuccess: async (sender) => {
      showToast({
        title: 'Sender blocked',
        description: `What ${sender.address} sends no longer comes to your inbox.`,
        action: { label: 'Undo', onPress: () => unblock.mutate(sender) },
      });
      await queryClient.invalidateQueries({ queryKey: blockedSendersQuery().queryKey });
    },
    onError: (error) => showFailure(error, { text: 'Failed to block the sender.', preferServerMessage: true }),
  });
}

/** Takes a sender's mails again; one that was unblocked elsewhere meanwhile counts as done. */
export function useUnblockSender() {
  const queryClient = useQueryClient();
  return useWrite({
    write: async ({ id }: BlockedSender, press) => {
      try {
        await callApi(unblockSender, { params: { id }, press });
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: blockedSendersQuery().queryKey });
      showToast({ title: 'Sender unblocked' });
    },
    onError: (error) => showFailure(error, { text: 'Failed to unblock the sender. Please try again.' }),
  });
}
