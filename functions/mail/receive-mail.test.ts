import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { S3EventRecord } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { asFunction } from '#infra/local/authorization/acting-function.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { s3Event } from '#infra/local/function-fixture/s3-event.ts';
import { addEmail, bookingMail, newsletter } from '#infra/local/function-fixture/sample-mail.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { MAIL_BUCKET, MAIL_DOMAIN, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { emailRepository } from '../data/email-repository.ts';
import { travellerRepository } from '../data/traveller-repository.ts';
import type { MailReading } from './extract/mail-reading.ts';
import * as getEmail from './get-email.ts';
import * as getEmailAddress from './get-email-address.ts';
import * as listProcessedEmails from './list-processed-emails.ts';
import { handler, receive } from './receive-mail.ts';
import * as retryEmail from './retry-email.ts';

const receiveMail = asFunction('receiveMail', handler);
const { table } = await startFunctions({ s3: true });
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
/** Stores a message as SES does and tells the function of it, as S3 does. */
async function deliver(message: string | Buffer, key = `inbound/${objects++}`): Promise<void> {
  await s3Client().send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: key, Body: message }));
  await receiveMail(s3Event(MAIL_BUCKET, key));
}

describe('a mail that arrives', () => {
  it('HOME-08 OPEN-114 with a booking is pending in its owner’s inbox, with what was read', async () => {
    const [email, ...others] = await added(ada, async () => deliver(bookingMail(await addressOf(ada))));
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
    const [email] = await added(ada, async () => deliver(newsletter(await addressOf(ada))));
    expect(email).toMatchObject({ status: 'failed', parsedBookings: [], subject: 'Spring offers' });
    expect(email?.errorMessage).toMatch(/^No bookings found.*\.$/);
  });

  it('OPEN-114 twice, as one object or as two, is one entry', async () => {
    const to = await addressOf(ada);
    const message = bookingMail(to, { 'Message-ID': '<twice@table.example>' });
    expect(
      await added(ada, async () => {
        await deliver(message, 'inbound/twice');
        await receiveMail(s3Event(MAIL_BUCKET, 'inbound/twice'));
        await Promise.all([deliver(message), deliver(message)]);
      }),
    ).toHaveLength(1);
  });

  it('OPEN-114 with another Message-ID is another mail, and without one its bytes tell', async () => {
    const to = await addressOf(ada);
    const mails = ['<a@table.example>', '<b@table.example>'].map((id) => bookingMail(to, { 'Message-ID': id }));
    const plain = ['one', 'two', 'one'].map((subject) => bookingMail(to, { Subject: subject }));
    const empty = ['three', 'four'].map((subject) => bookingMail(to, { Subject: subject, 'Message-ID': '<>' }));
    const arrived = await added(ada, async () => {
      for (const mail of [...mails, ...plain, ...empty]) await deliver(mail);
    });
    expect(arrived).toHaveLength(6);
  });

  it('OPEN-114 for two travellers is in the inbox of each', async () => {
    const to = `${await addressOf(ada)}, "Grace" <${(await addressOf(grace)).toUpperCase()}>`;
    const forGrace = await added(grace, async () => {
      expect(await added(ada, () => deliver(bookingMail(to)))).toHaveLength(1);
    });
    expect(forGrace).toHaveLength(1);
  });

  it('OPEN-114 is found by the address it was delivered to, when its To names another', async () => {
    const to = await addressOf(ada);
    const headers: Record<string, string>[] = [
      { 'Delivered-To': to },
      { 'X-Forwarded-To': to },
      { Cc: to },
      { Received: `from mx.example by inbound.${MAIL_DOMAIN} for <${to}>; Mon, 04 Jan 2027 10:00:00 +0000` },
    ];
    const arrived = await added(ada, async () => {
      for (const [index, header] of headers.entries()) {
        await deliver(bookingMail('ada@home.example', { 'Message-ID': `<to${index}@x.example>`, ...header }));
      }
    });
    expect(arrived).toHaveLength(headers.length);
  });

  it('OPEN-114 for nobody, or for another domain, is dropped', async () => {
    const [local = ''] = (await addressOf(ada)).split('@');
    const unknown = `trips-${'z'.repeat(20)}@${MAIL_DOMAIN}`;
    expect(
      await added(ada, async () => {
        for (const to of [unknown, `${local}@elsewhere.example`, `x${local}@${MAIL_DOMAIN}`, '']) {
          await deliver(bookingMail(to));
        }
      }),
    ).toEqual([]);
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
    const arrived = await added(ada, async () => deliver(message(await addressOf(ada))));
    expect(arrived).toMatchObject([{ status: 'failed', errorMessage: expect.stringMatching(/\w.*\.$/) }]);
  });

  it('under a key with spaces, plus signs, umlauts and percent signs is found', async () => {
    const to = await addressOf(ada);
    const keys = ['inbound/a b', 'inbound/a+b', 'inbound/ä', 'inbound/50%', 'inbound/a%20b', "inbound/!'()*"];
    const arrived = await added(ada, async () => {
      for (const [index, key] of keys.entries()) {
        await deliver(bookingMail(to, { 'Message-ID': `<key${index}@x.example>` }), key);
      }
    });
    expect(arrived).toHaveLength(keys.length);
  });

  it('whose object is gone again does no harm', async () => {
    expect(await added(ada, () => receiveMail(s3Event(MAIL_BUCKET, 'inbound/gone')))).toEqual([]);
  });

  it('OPEN-114 OPEN-116 above 25 MB is one failed entry that says so, however often it is told of', async () => {
    const [key, size] = ['inbound/too-large', 25 * 1024 * 1024 + 1];
    const message = Buffer.alloc(size, 'x');
    message.write(bookingMail(await addressOf(ada), { Subject: 'Your album' }));
    const arrived = await added(ada, async () => {
      await deliver(message, key);
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

  it('above 25 MB is not taken into memory: of what is announced as larger only the first is read', async () => {
    const head = Buffer.from(
      bookingMail(await addressOf(ada), { Subject: 'Announced', 'Message-ID': '<large@x.example>' }),
    );
    const asked: number[] = [];
    const store = {
      read: () => Promise.reject(new Error('read whole')),
      readStart: async (_: string, bytes: number) => {
        asked.push(bytes);
        return head;
      },
    };
    const [record] = s3Event(MAIL_BUCKET, 'inbound/announced', undefined, 30_000_000).Records as [S3EventRecord];
    const reader = { readMessage: () => Promise.reject(new Error('read')), readPastedText: () => Promise.reject() };
    const rest = { travellers: travellerRepository(table), emails: emailRepository(table), mailDomain: MAIL_DOMAIN };
    const arrived = await added(ada, () => receive(record, { store, reader, ...rest }));
    expect(arrived).toMatchObject([{ status: 'failed', subject: 'Announced' }]);
    expect(asked).toEqual([256 * 1024]);
  });

  it('with more and longer bookings than an entry can hold is an entry all the same', async () => {
    const bookings = Array.from({ length: 80 }, (_, index) => ({
      type: 'activity' as const,
      title: `Tour ${index}`,
      description: 'é'.repeat(5000),
      notes: 'é'.repeat(5000),
      startDate: '2027-06-04',
    }));
    const reading: MailReading = {
      ...{ subject: 'x'.repeat(2000), recipients: [await addressOf(ada)], forwardedBy: [] },
      ...{ bookings, reader: 'markup', text: '' },
    };
    const reader = { readMessage: async () => reading, readPastedText: async () => reading };
    const [record] = s3Event(MAIL_BUCKET, 'inbound/large').Records as [S3EventRecord];
    const arrived = await added(ada, () =>
      receive(record, {
        reader,
        store: { read: async () => Buffer.from('large'), readStart: async () => undefined },
        travellers: travellerRepository(table),
        emails: emailRepository(table),
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
    const [email] = await added(grace, () => deliver(newsletter(to), key));
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
    const [email] = await added(grace, () => deliver(newsletter(to).replace('Spring', 'Summer'), key));
    await s3Client().send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: key, Body: bookingMail(to) }));
    const again = { as: grace, params: { id: email?.id ?? '' } };
    const answers = await Promise.all([call(retryEmail, again), call(retryEmail, again)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('OPEN-116 of a mail whose message is no longer kept answers 404 with what to do', async () => {
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
