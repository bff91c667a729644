import { inspect } from 'node:util';
import { SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { sesBounceSender } from './ses-bounce-sender.ts';
import { sesMailSender } from './ses-mail-sender.ts';

const ADDRESS = 'ada@example.com';
const refusal = Object.assign(
  new Error(`Email address is not verified. The following identities failed the check in region EU: ${ADDRESS}`),
  { name: 'MessageRejected' },
);

it.each([
  ['a mail', () => sesMailSender('mail.localhost').send({ to: ADDRESS, subject: 'x', text: 'x' })],
  ['a bounce', () => sesBounceSender('mail.localhost').bounce({ messageId: 'x', unknown: [ADDRESS] })],
])('when SES refuses %s, the error that is logged gives the reason and no address', async (_, send) => {
  const ses = mockClient(SESClient);
  ses.onAnyCommand().rejects(refusal);
  const thrown = await send().catch((error: unknown) => error);
  expect(inspect(thrown, { depth: null })).toContain('MessageRejected');
  expect(inspect(thrown, { depth: null, showHidden: true })).not.toContain(ADDRESS);
});
