import { useQueryClient } from '@tanstack/react-query';
import { replaceEmailAddress } from '#shared/mail/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import { addressQuery } from '../../../lib/mail/address-query.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useWrite } from '../../../lib/use-write.ts';

export function useReplaceAddress() {
  const queryClient = useQueryClient();
  return useWrite({
    write: (_: undefined, press) => callApi(replaceEmailAddress, { press }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: addressQuery().queryKey });
      showToast({ title: 'Address replaced', description: 'The Setup Guide helps you forward to the new one.' });
    },
    onError: (error) =>
      showFailure(error, { text: 'Failed to replace your address. Please try again.', preferServerMessage: true }),
  });
}
