import { PutObjectCommand } from '@aws-sdk/client-s3';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { S3EventRecord } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { asFunction } from '#infra/local/authorization/acting-function.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { admitMessage, deliverMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { s3Event } from '#infra/local/function-fixture/s3-event.ts';
import { addEmail, bookingMail, newsletter } from '#infra/local/function-fixture/sample-mail.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { MAIL_BUCKET, MAIL_DOMAIN, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MailStore } from '../adapters/s3-mail-store.ts';
import { blockedSenderRepository } from '../data/blocked-sender-repository.ts';
import { emailRepository } from '../data/email-repository.ts';
import { inboxMailKey } from '../data/keys.ts';
import { messageRepository } from '../data/message-repository.ts';
import * as deleteEmail from './delete-email.ts';
import type { MailReading } from './extract/mail-reading.ts';
import * as getEmail from './get-email.ts';
import * as getEmailAddress from './get-email-address.ts';
import * as listProcessedEmails from './list-processed-emails.ts';
import { handler, receive } from './receive-mail.ts';
import * as retryEmail from './retry-email.ts';

// Two travellers get more mails here than an address takes in ten minutes.
process.env.TRAVELLER_LIMITS = JSON.stringify({ mailsInTenMinutes: 1000, mailsADay: 1000 });
const receiveMail = asFunction('receiveMail', handler);
const functions = await startFunctions({ s3: true });
const { table } = functions;
let ada: TestTraveller;
let grace: TestTraveller;
beforeAll(async () => {
  [ada, grace] = [await signUp(), await signUp()];
});

const addressOf = async (as: TestTraveller) => (await succeed(getEmailAddress, { as })).emailAddress;
const inbox = (as: TestTraveller) => succeed(listProcessedEmails, { as });
const added = async (as: TestTraveller, work: () => Promise<unknown>) => {
  const before = (await inbox(as)).map(({ id }) => id);
  await work();
  return (await inbox(as)).filter(({ id }) => !before.includes(id));
};

let objects = 0;
/** Delivers a message as SES and S3 do, to these envelope recipients. */
const deliver = (message: string | Buffer, to: string | readonly string[], key = `inbound/${objects++}`) =>
  deliverMail(key, message, [to].flat());
const isStored = async (key: string) => (await s3MailStore(s3Client(), MAIL_BUCKET).readStart(key, 1)) !== undefined;
/** What DynamoDB does when a deleted mail expires. */
async function expire(as: TestTraveller, id: string): Promise<void> {
  await succeed(deleteEmail, { as, params: { id } });
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: inboxMailKey(as.id, id) }));
  await deliverChanges(functions);
}

describe('a mail that arrives', () => {
  it('HOME-08 OPEN-114 with a booking is pending in its owner’s inbox, with what was read', async () => {
    const [email, ...others] = await added(ada, async () =>
      deliver(bookingMail(await addressOf(ada)), await addressOf(ada)),
    );
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      status: 'pending',
      senderEmail: 'bookings@table.example',
      subject: 'Your table',
      errorMessage: null,
      tripId: null,
      parsedBookings: [
        { type: 'restaurant', startDate: '2027-06-04', startTime: '19:30', confirmationNumber: 'OT-1234' },
      ],
    });
    expect(Date.parse(email?.receivedAt ?? '')).not.toBeNaN();
  });

  it('OPEN-116 without a booking is failed, with the reason in plain words', async () => {
    const [email] = await added(ada, async () => deliver(newsletter(await addressOf(ada)), await addressOf(ada)));
    expect(email).toMatchObject({ status: 'failed', parsedBookings: [], subject: 'Spring offers' });
    expect(email?.errorMessage).toMatch(/^No bookings found.*\.$/);
  });

  it('OPEN-114 twice, as one object or as two, is one entry', async () => {
    const to = await addressOf(ada);
    const message = bookingMail(to, { 'Message-ID': '<twice@table.example>' });
    expect(
      await added(ada, async () => {
        await deliver(message, to, 'inbound/twice');
        await receiveMail(s3Event(MAIL_BUCKET, 'inbound/twice'));
        await Promise.all([deliver(message, to, 'inbound/again'), deliver(message, to, 'inbound/once-more')]);
      }),
    ).toHaveLength(1);
    // A message that no inbox has is not stored.
    const stored = await Promise.all(['twice', 'again', 'once-more'].map((name) => isStored(`inbound/${name}`)));
    expect(stored).toEqual([true, false, false]);
  });

  it('OPEN-114 with another Message-ID is another mail, and without one its bytes decide', async () => {
    const to = await addressOf(ada);
    const mails = ['<a@table.example>', '<b@table.example>'].map((id) => bookingMail(to, { 'Message-ID': id }));
    const plain = ['one', 'two', 'one'].map((subject) => bookingMail(to, { Subject: subject }));
    const empty = ['three', 'four'].map((subject) => bookingMail(to, { Subject: subject, 'Message-ID': '<>' }));
    const arrived = await added(ada, async () => {
      for (const mail of [...mails, ...plain, ...empty]) await deliver(mail, to);
    });
    expect(arrived).toHaveLength(6);
  });

  it('OPEN-114 for two travellers is in the inbox of each, and its message is stored for as long as one has it', async () => {
    const to = [await addressOf(ada), (await addressOf(grace)).toUpperCase()];
    const message = newsletter('both@home.example').replace('Spring', 'Common');
    const forGrace = await added(grace, async () => {
      expect(await added(ada, () => deliver(message, to, 'inbound/common'))).toHaveLength(1);
    });
    expect(forGrace).toHaveLength(1);
    for (const [who, id] of [
      [ada, (await inbox(ada))[0]?.id],
      [grace, forGrace[0]?.id],
    ] as const) {
      expect(await isStored('inbound/common')).toBe(true);
      await expire(who, String(id));
    }
    expect(await isStored('inbound/common')).toBe(false);
  });

  it('OPEN-114 goes to its envelope’s recipients, whatever its header fields say', async () => {
    const [to, other] = [await addressOf(ada), await addressOf(grace)];
    const headers: Record<string, string>[] = [
      { To: `${to}, ${other}` },
      { Cc: other },
      { 'Delivered-To': other },
      { 'X-Forwarded-To': other },
      { Received: `from mx.example by inbound.${MAIL_DOMAIN} for <${other}>; Mon, 04 Jan 2027 10:00:00 +0000` },
    ];
    const forGrace = await added(grace, async () => {
      const arrived = await added(ada, async () => {
        for (const [index, header] of headers.entries()) {
          await deliver(bookingMail('ada@home.example', { 'Message-ID': `<to${index}@x.example>`, ...header }), to);
        }
      });
      expect(arrived).toHaveLength(headers.length);
    });
    expect(forGrace).toEqual([]);
  });

  it('OPEN-114 is dropped and not stored for an unknown address or another domain', async () => {
    const [local = ''] = (await addressOf(ada)).split('@');
    const unknown = `trips-${'z'.repeat(20)}@${MAIL_DOMAIN}`;
    expect(
      await added(ada, async () => {
        for (const to of [unknown, `${local}@elsewhere.example`, `x${local}@${MAIL_DOMAIN}`, '']) {
          await deliver(bookingMail(await addressOf(ada)), to, 'inbound/nobodys');
          expect(await isStored('inbound/nobodys')).toBe(false);
        }
      }),
    ).toEqual([]);
  });

  it('that was stored without being admitted waits for an operator', async () => {
    await s3Client().send(
      new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: 'inbound/past', Body: bookingMail(await addressOf(ada)) }),
    );
    await expect(receiveMail(s3Event(MAIL_BUCKET, 'inbound/past'))).rejects.toThrow('without being admitted');
    expect(await isStored('inbound/past')).toBe(true);
  });

  it.each([
    ['no MIME at all', (to: string) => `To: ${to}\r\n\r\n\u0000\u0001\u0002`],
    [
      'a multipart without an end',
      (to: string) => `To: ${to}\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n`,
    ],
    ['broken base64', (to: string) => `To: ${to}\r\nContent-Transfer-Encoding: base64\r\n\r\n####`],
    ['an unknown charset', (to: string) => `To: ${to}\r\nContent-Type: text/plain; charset=x-none\r\n\r\nhello`],
    ['headers alone', (to: string) => `To: ${to}`],
    ['parts within parts without end', (to: string) => `To: ${to}\r\n${nested(40)}`],
    ['headers of a megabyte', (to: string) => `To: ${to}\r\nX-Long: ${'x'.repeat(1_000_000)}\r\n\r\nhello`],
  ])('OPEN-114 OPEN-116 that is malformed (%s) is a failed entry', async (_, message) => {
    const to = await addressOf(ada);
    const arrived = await added(ada, async () => deliver(message(to), to));
    expect(arrived).toMatchObject([{ status: 'failed', errorMessage: expect.stringMatching(/\w.*\.$/) }]);
  });

  it('under a key with spaces, plus signs, umlauts and percent signs is found', async () => {
    const to = await addressOf(ada);
    const keys = ['inbound/a b', 'inbound/a+b', 'inbound/ä', 'inbound/50%', 'inbound/a%20b', "inbound/!'()*"];
    const arrived = await added(ada, async () => {
      for (const [index, key] of keys.entries()) {
        await deliver(bookingMail(to, { 'Message-ID': `<key${index}@x.example>` }), to, key);
      }
    });
    expect(arrived).toHaveLength(keys.length);
  });

  it('whose object is gone again does no harm', async () => {
    await admitMessage('inbound/gone', [await addressOf(ada)]);
    expect(await added(ada, () => receiveMail(s3Event(MAIL_BUCKET, 'inbound/gone')))).toEqual([]);
  });

  it('OPEN-114 OPEN-116 above 25 MB is one failed entry that says so, however often its event comes', async () => {
    const [key, size] = ['inbound/too-large', 25 * 1024 * 1024 + 1];
    const message = Buffer.alloc(size, 'x');
    message.write(bookingMail(await addressOf(ada), { Subject: 'Your album' }));
    const arrived = await added(ada, async () => {
      await deliver(message, await addressOf(ada), key);
      await receiveMail(s3Event(MAIL_BUCKET, key, new Date().toISOString(), size));
    });
    expect(arrived).toMatchObject([
      {
        ...{ status: 'failed', subject: 'Your album', senderEmail: 'bookings@table.example', parsedBookings: [] },
        errorMessage: 'The mail could not be read: it is larger than 25 MB.',
      },
    ]);
    const on = { as: ada, params: { id: arrived[0]?.id ?? '' } };
    expect(await succeed(retryEmail, on)).toEqual(arrived[0]);
    expect(await succeed(getEmail, on)).toMatchObject({ email: { id: on.params.id }, text: '' });
  });

  it('above 25 MB is not loaded into memory: only the head of an object announced as larger is read', async () => {
    const head = Buffer.from(
      bookingMail(await addressOf(ada), { Subject: 'Announced', 'Message-ID': '<large@x.example>' }),
    );
    const asked: number[] = [];
    const store = {
      delete: () => Promise.reject(new Error('deleted')),
      read: () => Promise.reject(new Error('read whole')),
      readStart: async (_: string, bytes: number) => {
        asked.push(bytes);
        return head;
      },
    };
    const [record] = s3Event(MAIL_BUCKET, 'inbound/announced', undefined, 30_000_000).Records as [S3EventRecord];
    const reader = { readMessage: () => Promise.reject(new Error('read')), readPastedText: () => Promise.reject() };
    await admitMessage('inbound/announced', [await addressOf(ada)]);
    const [messages, emails, senders] = [
      messageRepository(table),
      emailRepository(table),
      blockedSenderRepository(table),
    ];
    const rest = { messages, emails, senders, mailDomain: MAIL_DOMAIN };
    const arrived = await added(ada, () => receive(record, { store, reader, ...rest }));
    expect(arrived).toMatchObject([{ status: 'failed', subject: 'Announced' }]);
    expect(asked).toEqual([256 * 1024]);
  });

  it('with more and longer bookings than an entry can hold still becomes an entry', async () => {
    const bookings = Array.from({ length: 80 }, (_, index) => ({
      type: 'activity' as const,
      title: `Tour ${index}`,
      description: 'é'.repeat(5000),
      notes: 'é'.repeat(5000),
      startDate: '2027-06-04',
    }));
    const reading: MailReading = {
      ...{ subject: 'x'.repeat(2000), forwardedBy: [] },
      ...{ bookings, reader: 'markup', text: '' },
    };
    const reader = { readMessage: async () => reading, readPastedText: async () => reading };
    const [record] = s3Event(MAIL_BUCKET, 'inbound/large').Records as [S3EventRecord];
    await admitMessage('inbound/large', [await addressOf(ada)]);
    const store = {
      delete: () => Promise.reject(new Error('deleted')),
      read: async () => Buffer.from('large'),
      readStart: async () => undefined,
    };
    const arrived = await added(ada, () =>
      receive(record, {
        ...{ reader, store },
        messages: messageRepository(table),
        emails: emailRepository(table),
        senders: blockedSenderRepository(table),
        mailDomain: MAIL_DOMAIN,
      }),
    );
    expect(arrived).toMatchObject([{ status: 'pending' }]);
    expect(arrived[0]?.parsedBookings.length).toBeGreaterThan(10);
  });
});

describe('POST /api/processed-emails/{id}/retry', () => {
  it('OPEN-116 reads a failed mail again', async () => {
    const key = 'inbound/retry';
    const to = await addressOf(grace);
    const [email] = await added(grace, () => deliver(newsletter(to), to, key));
    const again = { as: grace, params: { id: email?.id ?? '' } };
    expect(await succeed(retryEmail, again)).toEqual(email);
    await s3Client().send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: key, Body: bookingMail(to) }));
    const read = await succeed(retryEmail, again);
    expect(read).toMatchObject({ id: email?.id, status: 'pending', errorMessage: null, parsedBookings: [{}] });
    expect(await inbox(grace)).toContainEqual(read);
    expect(await call(retryEmail, again)).toMatchObject({ status: 409 });
  });

  it('OPEN-116 pressed twice at once reads it once', async () => {
    const key = 'inbound/retry-twice';
    const to = await addressOf(grace);
    const [email] = await added(grace, () => deliver(newsletter(to).replace('Spring', 'Summer'), to, key));
    await s3Client().send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: key, Body: bookingMail(to) }));
    const again = { as: grace, params: { id: email?.id ?? '' } };
    const answers = await Promise.all([call(retryEmail, again), call(retryEmail, again)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('OPEN-116 of a mail whose message is no longer stored answers 404 with what to do', async () => {
    const { id } = await addEmail(grace, []);
    expect(await call(retryEmail, { as: grace, params: { id } })).toMatchObject({
      status: 404,
      body: { message: 'The message itself is no longer kept. Please forward it again.' },
    });
  });
});

function nested(levels: number): string {
  const open = (level: number) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`;
  return `${Array.from({ length: levels }, (_, level) => open(level)).join('')}\r\nhello\r\n`;
}
