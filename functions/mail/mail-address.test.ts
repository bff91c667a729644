import { describe, expect, it } from 'vitest';
import type { MailReading } from './extract/mail-reading.ts';
import { inboxEmail, messageHash, outcomeOf } from './inbox-email.ts';
import { mailAddress, tokensOf } from './mail-address.ts';

const TOKEN = '0123456789abcdefghij';
const OTHER = 'zzzzzzzzzzzzzzzzzzzz';
const DOMAIN = 'mail.example.com';
const READING: MailReading = { forwardedBy: [], bookings: [], reader: 'none', text: '' };

describe('personal addresses', () => {
  it('OPEN-115 are trips-{token}@{domain}, and their token can be parsed', () => {
    const address = mailAddress(TOKEN, DOMAIN);
    expect(address).toBe(`trips-${TOKEN}@mail.example.com`);
    expect(tokensOf([address], 'Mail.Example.com')).toEqual([TOKEN]);
  });

  it('OPEN-114 each token is returned once', () => {
    const addresses = [TOKEN, OTHER, TOKEN].map((token) => mailAddress(token, DOMAIN));
    expect(tokensOf(addresses, DOMAIN)).toEqual([TOKEN, OTHER]);
  });

  it.each([
    `trips-${TOKEN}@other.example.com`,
    `trips-${TOKEN}@mail.example.com.evil.example`,
    `trips-${TOKEN}x@mail.example.com`,
    `xtrips-${TOKEN}@mail.example.com`,
    `trips-${TOKEN}@x@evil.example`,
    `trips-${TOKEN}`,
    'info@mail.example.com',
    '',
  ])('OPEN-114 %s is not a personal address', (address) => {
    expect(tokensOf([address], DOMAIN)).toEqual([]);
  });
});

describe('a message in the inbox', () => {
  const receivedAt = new Date('2027-01-01T00:00:00Z');
  const message = { hash: messageHash(READING, Buffer.from('x')), receivedAt, objectKey: null };

  it('has an id that sorts by its arrival time and reveals nothing of its content', () => {
    const [early, late] = [0, 1].map((ms) =>
      inboxEmail(READING, { ...message, receivedAt: new Date(+receivedAt + ms) }),
    );
    expect(early?.id).toMatch(/^[0-9a-z]{29}$/);
    expect(String(early?.id) < String(late?.id)).toBe(true);
  });

  it('is identified by its Message-ID, else by its bytes', () => {
    const [one, two] = [Buffer.from('one'), Buffer.from('two')];
    expect(messageHash({ ...READING, messageId: 'a@x' }, one)).toBe(messageHash({ ...READING, messageId: 'a@x' }, two));
    expect(messageHash(READING, one)).not.toBe(messageHash(READING, two));
  });

  it('OPEN-114 without a Message-ID is the same by whichever route and whenever it came', () => {
    const sent = 'Subject: Your stay\r\nTo: a@example.com\r\n\r\nReceived: in the text\r\n';
    const trace = (minute: number) =>
      `Return-Path: <a@x>\r\nReceived: from x\r\n by y; Thu, 1 Jan 2027 10:${minute}:00 +0000\r\nX-SES-Spam-Verdict: PASS\r\n`;
    const [once, again] = [10, 11].map((minute) => messageHash(READING, Buffer.from(trace(minute) + sent)));
    expect(again).toBe(once);
    expect(messageHash(READING, Buffer.from(sent))).toBe(once);
    expect(messageHash(READING, Buffer.from(`${trace(10)}${sent}!`))).not.toBe(once);
  });

  it('OPEN-116 without a booking is failed with the reader’s reason, or a general one', () => {
    expect(outcomeOf({ ...READING, reason: 'This booking was cancelled.' })).toEqual({
      status: 'failed',
      parsedBookings: [],
      errorMessage: 'This booking was cancelled.',
      note: null,
    });
    expect(outcomeOf(READING).errorMessage).toBe('No bookings found in the email.');
  });

  it.each([
    ['when it says so', '2026-12-24T18:00:00Z', '2026-12-24T18:00:00.000Z'],
    ['when it came, if it says a time to come', '2027-01-02T00:00:00Z', '2027-01-01T00:00:00.000Z'],
    ['when it came, if it says no real time', '1969-12-31T00:00:00Z', '2027-01-01T00:00:00.000Z'],
    ['when it came, if it does not say', undefined, '2027-01-01T00:00:00.000Z'],
  ])('was sent %s, which decides on which of two mails is newer', (_, date, sentAt) => {
    const reading = date === undefined ? READING : { ...READING, date: new Date(date) };
    expect(inboxEmail(reading, message).sentAt).toBe(sentAt);
  });

  it('stores no more of the subject and the sender than a list shows', () => {
    const from = { address: `${'a'.repeat(1000)}@example.com` };
    const { subject, senderEmail } = inboxEmail({ ...READING, from, subject: '💥'.repeat(1000) }, message);
    expect(subject).toHaveLength(500);
    expect(subject?.isWellFormed()).toBe(true);
    expect(senderEmail).toHaveLength(320);
  });
});
