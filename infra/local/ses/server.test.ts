import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SESClient, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-ses';
import { afterAll, expect, test } from 'vitest';
import { readSentMails } from './outbox.ts';
import { startSes } from './server.ts';

const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'test-secret' };
const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'));
const server = await startSes({ port: 0, folder, credentials, verifiedDomain: 'mail.localhost' });
const client = (identity = credentials) =>
  new SESClient({ endpoint: server.endpoint, region: 'eu-central-1', credentials: identity, maxAttempts: 1 });
const ses = client();
afterAll(async () => {
  ses.destroy();
  await server.close();
  await rm(folder, { recursive: true });
});

const mail = (changes: Partial<SendEmailCommandInput> = {}) =>
  new SendEmailCommand({
    Source: 'Travel Timeline <no-reply@mail.localhost>',
    Destination: { ToAddresses: ['ada@example.com'] },
    Message: {
      Subject: { Data: 'Grüße & more', Charset: 'UTF-8' },
      Body: { Text: { Data: 'One\n\nTwo = 2 €' }, Html: { Data: '<p>Two = 2 €</p>' } },
    },
    ...changes,
  });

test('a mail that the SDK sends is in the outbox unchanged, once it is acknowledged', async () => {
  const { MessageId } = await ses.send(mail());
  expect(MessageId).toMatch(/^[\w-]{36}$/);
  const sent = await readSentMails(folder);
  expect(sent.at(-1)?.mail).toMatchObject({
    from: { name: 'Travel Timeline', address: 'no-reply@mail.localhost' },
    to: [{ address: 'ada@example.com' }],
    subject: 'Grüße & more',
    text: 'One\n\nTwo = 2 €\n',
    html: expect.stringContaining('<p>Two = 2 €</p>'),
    messageId: `<${MessageId}@email.amazonses.com>`,
  });
});

test.each([
  ['a wrong secret', { ...credentials, secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['an unknown access key', { ...credentials, accessKeyId: 'AKIANOBODY' }, 'InvalidClientTokenId'],
])('%s is refused, and nothing is sent', async (_, identity, name) => {
  const before = await readSentMails(folder);
  const stranger = client(identity);
  await expect(stranger.send(mail())).rejects.toMatchObject({ name });
  stranger.destroy();
  expect(await readSentMails(folder)).toHaveLength(before.length);
});

test.each([
  ['a sender of another domain', { Source: 'no-reply@example.com' }, 'MessageRejected'],
  ['no recipient', { Destination: {} }, 'InvalidParameterValue'],
  ['too many recipients', { Destination: { ToAddresses: Array(51).fill('ada@example.com') } }, 'InvalidParameterValue'],
  ['no body', { Message: { Subject: { Data: 'Hello' }, Body: {} } }, 'ValidationError'],
])('%s is refused as SES does', async (_, changes, name) => {
  await expect(ses.send(mail(changes))).rejects.toMatchObject({ name });
});

test('an unsigned request is refused', async () => {
  const unsigned = await fetch(server.endpoint, { method: 'POST', body: 'Action=SendEmail' });
  expect([unsigned.status, await unsigned.text()]).toEqual([
    403,
    expect.stringContaining('MissingAuthenticationToken'),
  ]);
});

test('a missing outbox is empty', async () => {
  expect(await readSentMails(path.join(folder, 'none'))).toEqual([]);
});
