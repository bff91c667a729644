import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { addEmail, bookingMail, DINNER, HOTEL } from '#infra/local/function-fixture/sample-mail.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { MAIL_DOMAIN, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import * as listDays from '../days/list-days.ts';
import * as createTripFromEmail from './create-trip-from-email.ts';
import * as getEmail from './get-email.ts';
import * as getEmailAddress from './get-email-address.ts';
import * as listProcessedEmails from './list-processed-emails.ts';
import * as processEmail from './process-email.ts';

await startFunctions({ s3: true });
let ada: TestTraveller;
let grace: TestTraveller;
let stranger: TestTraveller;
beforeAll(async () => {
  [ada, grace, stranger] = [await signUp(), await signUp(), await signUp()];
});

const process = (id: string, body: object = {}, as = ada) => call(processEmail, { as, params: { id }, body });
let objects = 0;
/** Delivers a mail with what the server found out about its sender, and returns its entry. */
async function receive(message: (to: string) => string, results = 'spf=none; dkim=none; dmarc=none') {
  const { emailAddress } = await succeed(getEmailAddress, { as: grace });
  const key = `inbound/sender-${objects++}`;
  const Body = `Authentication-Results: ${MAIL_DOMAIN}; ${results}\r\n${message(emailAddress)}`;
  await deliverMail(key, Body, [emailAddress]);
  const [newest] = await succeed(listProcessedEmails, { as: grace });
  if (!newest) throw new Error('nothing arrived');
  return newest;
}
const booking = (id: string) => (to: string) => bookingMail(to, { 'Message-ID': `<${id}@table.example>` });

describe('POST /api/processed-emails/{id}/process with corrections', () => {
  it('accepts corrected bookings, and validates them', async () => {
    const { id } = await addEmail(ada, [HOTEL]);
    const corrected = { ...HOTEL, title: 'Albergo Alba', startTime: '16:00', confirmationNumber: 'CORRECTED-1' };
    expect(await process(id, { bookings: [{ ...corrected, startTime: '25:00' }] })).toMatchObject({ status: 400 });
    expect(await process(id, { bookings: [] })).toMatchObject({ status: 400 });
    const { status, body } = await process(id, { bookings: [corrected] });
    expect(status).toBe(200);
    const { trip } = processEmail.implementation.route.answer.parse(body);
    const [day] = await succeed(listDays, { as: ada, params: { id: String(trip?.id) } });
    expect(day?.activities).toMatchObject([{ title: 'Albergo Alba', time: '16:00' }]);
  });

  it('answers a repeat of the same request like the first one, and another with 409, in any order and concurrently', async () => {
    const { id } = await addEmail(ada, [{ ...HOTEL, confirmationNumber: 'PRESSED-1' }]);
    const press = (key?: string) =>
      call(processEmail, { as: ada, params: { id }, body: {}, ...(key && { headers: { 'idempotency-key': key } }) });
    const answers = await Promise.all(Array.from({ length: 4 }, () => press('one-press')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await press('one-press')).toMatchObject({ status: 200, body: answers[0]?.body });
    for (const key of ['another-press', undefined]) expect(await press(key)).toMatchObject({ status: 409 });
  });

  it('is allowed for the owner only', async () => {
    const { id } = await addEmail(ada);
    expect(await call(processEmail, { as: stranger, params: { id }, body: { bookings: [DINNER] } })).toMatchObject({
      status: 404,
    });
  });

  it('adds no guessed date that nobody has reviewed', async () => {
    const evidence = { startDate: { kind: 'guessed', how: 'no year' } } as const;
    const guessed: ParsedBooking = { ...DINNER, confirmationNumber: 'GUESS-1', evidence };
    const { id } = await addEmail(ada, [guessed]);
    expect(await process(id)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('is a guess') },
    });
    const looked = [{ booking: 0, fields: ['startDate'] }];
    expect(await call(createTripFromEmail, { as: ada, body: { bookings: [guessed] } })).toMatchObject({ status: 422 });
    expect(await process(id, { looked })).toMatchObject({ status: 200 });
    const { evidence: _, ...edited } = guessed;
    expect(await call(createTripFromEmail, { as: ada, body: { bookings: [edited] } })).toMatchObject({ status: 201 });
  });
});

describe('the sender of a mail', () => {
  it('that could not be verified is shown, and processing asks first', async () => {
    const email = await receive(booking('forged'), 'spf=fail; dkim=none; dmarc=fail');
    expect(email.sender).toMatchObject({ verdict: 'fail', why: expect.stringContaining('DMARC') });
    expect(await process(email.id, {}, grace)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('could not be verified') },
    });
    expect(await process(email.id, { trustSender: true }, grace)).toMatchObject({ status: 200 });
  });

  it('that was verified, or not checked, is processed at once', async () => {
    const verified = await receive(booking('verified'), 'spf=none; dkim=pass header.d=table.example; dmarc=none');
    expect(verified.sender).toEqual({ verdict: 'pass', why: null });
    expect(await process(verified.id, {}, grace)).toMatchObject({ status: 200 });
    expect((await receive(booking('unchecked'))).sender).toEqual({ verdict: 'none', why: null });
  });

  it('is not verified by another domain’s pass, nor inside a forward, which anyone may have written', async () => {
    const evil =
      'spf=pass smtp.mailfrom="; dmarc=pass header.from=table.example"@evil.example; dkim=pass header.d=evil.example';
    expect((await receive(booking('other-domain'), evil)).sender).toEqual({ verdict: 'none', why: null });
    const forwarded = (to: string) =>
      [
        ...[
          'From: Eve <eve@evil.example>',
          `To: ${to}`,
          'Subject: Fwd: Your table',
          'Message-ID: <fwd@evil.example>',
          '',
        ],
        ...[
          '---------- Forwarded message ---------',
          'From: Table <desk@table.example>',
          'Date: Mon, 4 Jan 2027 at 10:00',
        ],
        ...['Subject: Your table', 'To: <ada@example.com>', '', 'Your table is confirmed.', ''],
      ].join('\r\n');
    const email = await receive(
      forwarded,
      'spf=none; dkim=pass header.d=evil.example; dmarc=pass header.from=evil.example',
    );
    expect(email).toMatchObject({ senderEmail: 'desk@table.example', sender: { verdict: 'none' } });
  });
});

const gmail = (to: string) =>
  [
    ...['From: Gmail Team <forwarding-noreply@google.com>', `To: ${to}`, `Message-ID: <${objects}@google.com>`],
    ...['Subject: (#304298959) Gmail Forwarding Confirmation - Receive Mail from anna@gmail.com', ''],
    `anna@gmail.com has requested to automatically forward mail to ${to}.`,
    ...['Confirmation code: 304298959', '', 'https://mail-settings.google.com/mail/vf-abc', ''],
  ].join('\r\n');

describe('a mailbox provider’s request to confirm forwarding', () => {
  it('stays in the inbox with its code, mailbox and link', async () => {
    const email = await receive(gmail, 'spf=none; dkim=pass header.d=google.com; dmarc=pass header.from=google.com');
    expect(email).toMatchObject({
      ...{ status: 'pending', parsedBookings: [], errorMessage: null },
      forwarding: {
        ...{ provider: 'Gmail', mailbox: 'anna@gmail.com', code: '304298959' },
        link: 'https://mail-settings.google.com/mail/vf-abc',
      },
    });
    expect(await process(email.id, {}, grace)).toMatchObject({ status: 409 });
  });

  it('that the provider did not sign is failed with a warning, without code and link', async () => {
    const email = await receive(gmail);
    expect(email).toMatchObject({ status: 'failed', forwarding: null });
    expect(email.errorMessage).toContain('could not be proved');
  });
});

describe('GET /api/processed-emails/{id}', () => {
  it('returns the text that the evidence’s offsets refer to, to its owner', async () => {
    const { id } = await receive((to) =>
      bookingMail(to, { 'Message-ID': '<text@table.example>' }).replace(
        /<html>[\s\S]*<\/html>/,
        '<html><body><script>alert(1)</script><h1>Your table is confirmed</h1><table><tr><td>Restaurant</td><td>Sal &amp; Lim&atilde;o</td></tr><tr><td>Date</td><td>4 June 2027</td></tr><tr><td>Time</td><td>19:30</td></tr><tr><td>Reservation number</td><td>SL-3391</td></tr></table></body></html>',
      ),
    );
    const { text } = await succeed(getEmail, { as: grace, params: { id } });
    expect(text).toContain('Sal & Limão');
    expect(text).not.toMatch(/<|alert/);
    const [email] = await succeed(listProcessedEmails, { as: grace });
    const { quote, start, end } = email?.parsedBookings[0]?.evidence?.confirmationNumber ?? {};
    expect(text?.slice(start, end)).toBe(quote);
    expect(quote).toBe('SL-3391');
  });

  it('is null for a message that is no longer stored, and 404 for anyone else', async () => {
    const { id } = await addEmail(grace, []);
    expect(await succeed(getEmail, { as: grace, params: { id } })).toMatchObject({ email: { id }, text: null });
    expect(await call(getEmail, { as: stranger, params: { id } })).toMatchObject({ status: 404 });
    expect(await call(getEmail, { params: { id } })).toMatchObject({ status: 401 });
  });
});
