import { getExport, startExport } from '#shared/account/routes.ts';
import type { AccountExport } from '#shared/account/schema.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';
import type { Press } from '../../../lib/press.ts';
import { useWrite } from '../../../lib/use-write.ts';

/** Polling interval in milliseconds, and the number of polls: ten minutes. */
const PAUSE = 2000;
const LOOKS = 300;

/** Requests an export of the account, waits for it, and starts the download. */
export function useDownloadAccount() {
  return useWrite({
    write: (_, press) => prepared(press),
    onSuccess: ({ files }) => {
      const [first] = files;
      // The response is an attachment, so the page stays.
      if (first && files.length === 1) window.location.assign(first.url);
    },
    onError: (error) =>
      showFailure(error, { text: 'Your data could not be prepared. Please try again.', preferServerMessage: true }),
  });
}

async function prepared(press: Press): Promise<AccountExport> {
  let copy = await callApi(startExport, { press });
  for (let look = 0; copy.status === 'preparing' && look < LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, look === 0 ? PAUSE / 4 : PAUSE));
    copy = await callApi(getExport, { params: { id: copy.id } });
  }
  if (copy.status === 'preparing') throw new Error('not ready in time');
  return copy;
}
