import { beforeEach, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { MAIL_BUCKET, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { MAX_BLOCKED_SENDERS } from '#shared/mail/blocked-sender.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MailStore } from '../adapters/s3-mail-store.ts';
import { blockedSenderRepository } from '../data/blocked-sender-repository.ts';
import * as blockSender from './block-sender.ts';
import * as getEmailAddress from './get-email-address.ts';
import * as listBlockedSenders from './list-blocked-senders.ts';
import * as listProcessedEmails from './list-processed-emails.ts';
import * as unblockSender from './unblock-sender.ts';

const { table } = await startFunctions({ s3: true });
/** As `bookingMail` is sent. */
const SENDER = 'bookings@table.example';
let ada: TestTraveller;
let address: string;
beforeEach(async () => {
  ada = await signUp();
  ({ emailAddress: address } = await succeed(getEmailAddress, { as: ada }));
});

let mails = 0;
/** Delivers a mail of the sender, and returns the key of its message. */
async function arrives(...to: readonly string[]): Promise<string> {
  const key = `inbound/blocked${mails++}`;
  await deliverMail(key, bookingMail(address, { 'Message-ID': `<${key}@table.example>` }), to);
  return key;
}
const inbox = (as = ada) => succeed(listProcessedEmails, { as });
const block = (sender = SENDER) => succeed(blockSender, { as: ada, body: { address: sender } });
const isStored = async (key: string) => (await s3MailStore(s3Client(), MAIL_BUCKET).readStart(key, 1)) !== undefined;

describe('a blocked sender', () => {
  it('SAFE-07 what a blocked sender sends does not come to the inbox and is not kept, until that is undone', async () => {
    await arrives(address);
    expect(await inbox()).toHaveLength(1);
    const { id } = await block('Bookings@Table.Example');
    expect(await isStored(await arrives(address))).toBe(false);
    expect(await inbox()).toHaveLength(1);
    expect(await succeed(listBlockedSenders, { as: ada })).toMatchObject([{ id, address: SENDER }]);
    await succeed(unblockSender, { as: ada, params: { id } });
    await arrives(address);
    expect(await inbox()).toHaveLength(2);
    expect(await succeed(listBlockedSenders, { as: ada })).toEqual([]);
  });

  it('SAFE-07 a mail for two comes to the one who has not blocked its sender', async () => {
    const grace = await signUp();
    const { emailAddress: theirs } = await succeed(getEmailAddress, { as: grace });
    await block();
    const key = await arrives(address, theirs);
    expect(await inbox()).toEqual([]);
    expect(await inbox(grace)).toHaveLength(1);
    expect(await isStored(key)).toBe(true);
  });

  it('SAFE-07 blocked twice it is blocked once, and nobody unblocks for another', async () => {
    const { id } = await block();
    expect((await block()).id).toBe(id);
    expect(await succeed(listBlockedSenders, { as: ada })).toHaveLength(1);
    const eve = await signUp();
    expect(await call(unblockSender, { as: eve, params: { id } })).toMatchObject({ status: 404 });
    await succeed(unblockSender, { as: ada, params: { id } });
    expect(await call(unblockSender, { as: ada, params: { id } })).toMatchObject({ status: 404 });
    expect(await call(blockSender, { as: ada, body: { address: 'nobody' } })).toMatchObject({ status: 400 });
  });

  it('SAFE-07 at most 200 are blocked', async () => {
    const senders = blockedSenderRepository(table);
    for (let count = 0; count < MAX_BLOCKED_SENDERS; count++) await senders.block(ada.id, `${count}@shop.example`);
    const { status, body } = await call(blockSender, { as: ada, body: { address: SENDER } });
    expect({ status, body }).toMatchObject({ status: 409, body: { message: expect.stringContaining('200 senders') } });
  });
});
