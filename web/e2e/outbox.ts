import { outboxFolder, readSentMails } from '../../infra/local/ses/outbox.ts';
import { expect } from './fixtures.ts';
import type { Stack } from './stack.ts';

/** The text of the newest mail that the product has sent to an address, once it is there. */
export async function sentTo(stack: Stack, address: string, after = 0): Promise<string> {
  const mails = async () => {
    const sent = await readSentMails(outboxFolder(stack.dataFolder));
    return sent.filter(({ mail }) => mail.to?.some((recipient) => recipient.address === address));
  };
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(after);
  return (await mails()).at(-1)?.mail.text ?? '';
}
