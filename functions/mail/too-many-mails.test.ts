import { SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { admitMessage, deliverMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import { sesBounceSender } from '../adapters/ses-bounce-sender.ts';
import { messageRepository } from '../data/message-repository.ts';
import { rateRepository } from '../data/rate-repository.ts';
import { travellerRepository } from '../data/traveller-repository.ts';
import { TravellerLimits } from '../runtime/traveller-limits.ts';
import { admit } from './admit-mail.ts';
import * as getEmailAddress from './get-email-address.ts';
import * as listProcessedEmails from './list-processed-emails.ts';
import * as retryEmail from './retry-email.ts';

const { table } = await startFunctions({ s3: true });
mockClient(SESClient);
const CONTINUE = { disposition: 'CONTINUE' };
const TEN_MINUTES = 10 * 60_000;

let ada: TestTraveller;
let address: string;
const now = Date.now();
let midnight = Math.ceil(now / DAY_MS) * DAY_MS;
beforeEach(async () => {
  ada = await signUp();
  ({ emailAddress: address } = await succeed(getEmailAddress, { as: ada }));
  // Limits are counted by the clock: each test has a day of its own.
  midnight += DAY_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: midnight });
});
afterEach(() => vi.useRealTimers());

let messages = 0;
const key = () => `inbound/flood${messages++}`;
const inbox = () => succeed(listProcessedEmails, { as: ada });
/** How a mail server that can say so (`defers`) is told to treat the next mail. */
const arrives = (defers: boolean, recipients: readonly string[] = [address]) =>
  admit(
    {
      mail: { messageId: key().slice('inbound/'.length), source: 'jo@hotel.example' },
      receipt: { recipients, virusVerdict: {}, spamVerdict: {}, spfVerdict: {} },
    } as unknown as Parameters<typeof admit>[0],
    {
      ...{ travellers: travellerRepository(table), messages: messageRepository(table), rates: rateRepository(table) },
      ...{ bounces: sesBounceSender('mail.localhost'), mailDomain: 'mail.localhost', defers },
      limits: TravellerLimits.parse({}),
    },
  );
/** The beginning of the current ten minutes, which S3 takes for its own time. */
const inThisWindow = () => vi.setSystemTime(now - (now % TEN_MINUTES) + 1000);
async function fill(count: number): Promise<void> {
  for (let mail = 0; mail < count; mail++) expect(await arrives(true)).toEqual(CONTINUE);
}

describe('too many mails to an address', () => {
  it('SAFE-07 of more than 20 in ten minutes the sender is told to try again later, where that can be', async () => {
    await fill(20);
    expect(await arrives(true)).toEqual({ disposition: 'STOP_RULE_SET', deferred: true });
    const { emailAddress: others } = await succeed(getEmailAddress, { as: await signUp() });
    expect(await arrives(true, [others])).toEqual(CONTINUE);
    vi.setSystemTime(midnight + TEN_MINUTES);
    expect(await arrives(true)).toEqual(CONTINUE);
  });

  it('SAFE-07 of more than 100 in a day, too, until the next day', async () => {
    for (let tens = 0; tens < 5; tens++) {
      vi.setSystemTime(midnight + tens * TEN_MINUTES);
      await fill(20);
    }
    vi.setSystemTime(midnight + 6 * TEN_MINUTES);
    expect(await arrives(true)).toMatchObject({ deferred: true });
    vi.setSystemTime(midnight + DAY_MS);
    expect(await arrives(true)).toEqual(CONTINUE);
  });

  it('SAFE-07 where nobody can be told they are kept unread as failed, and read by Try again', async () => {
    inThisWindow();
    for (let mail = 0; mail < 20; mail++) expect(await admitMessage(key(), [address])).toEqual(CONTINUE);
    await deliverMail(key(), bookingMail(address), [address]);
    const [email] = await inbox();
    expect(email).toMatchObject({
      ...{ status: 'failed', errorMessage: 'Too many emails today', parsedBookings: [] },
      ...{ subject: 'Your table', senderEmail: 'bookings@table.example' },
    });
    const read = await succeed(retryEmail, { as: ada, params: { id: email?.id ?? '' } });
    expect(read).toMatchObject({ status: 'pending', errorMessage: null });
    expect(read.parsedBookings).toHaveLength(1);
  });

  it('SAFE-07 a mail for two is read for the one whose address takes it, and kept unread for the other', async () => {
    inThisWindow();
    const grace = await signUp();
    const { emailAddress: theirs } = await succeed(getEmailAddress, { as: grace });
    for (let mail = 0; mail < 20; mail++) await admitMessage(key(), [address]);
    await deliverMail(key(), bookingMail(theirs), [address, theirs]);
    expect(await inbox()).toMatchObject([{ status: 'failed', errorMessage: 'Too many emails today' }]);
    expect(await succeed(listProcessedEmails, { as: grace })).toMatchObject([
      { status: 'pending', errorMessage: null },
    ]);
  });
});
