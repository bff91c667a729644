import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mailFamilies } from '#infra/train/mail-families.ts';
import { readMessage } from './read-message.ts';
import { TOO_LARGE, unreadMessage } from './unread-message.ts';

const EVENTS = join(import.meta.dirname, '../../../events/mail');
const Expected = z.array(
  z.looseObject({
    type: z.string(),
    startDate: z.string(),
    startTime: z.optional(z.string()),
    confirmationNumber: z.optional(z.string()),
    cost: z.optional(z.number()),
  }),
);
const bytes = (text: string) => new TextEncoder().encode(text.replace(/\n/g, '\r\n'));
/** The mails that the reader was written with first: it reads them without a mistake. */
const cases = [...mailFamilies(EVENTS)].filter(([, family]) => family === 'a').map(([mail]) => mail);

describe('readMessage', () => {
  test.each(cases)('%s yields exactly the bookings in it', async (name) => {
    const reading = await readMessage(readFileSync(join(EVENTS, name, 'mail.eml')), {});
    const expected = Expected.parse(JSON.parse(readFileSync(join(EVENTS, name, 'expected.json'), 'utf8')));
    const read = reading.bookings.map(({ type, startDate, startTime, confirmationNumber, cost }) => ({
      type,
      startDate,
      startTime,
      confirmationNumber,
      cost,
    }));
    const key = (booking: { startDate?: string | undefined; type: string }) => `${booking.startDate} ${booking.type}`;
    expect(read.sort((a, b) => key(a).localeCompare(key(b)))).toEqual(
      expected
        .map(({ type, startDate, startTime, confirmationNumber, cost }) => ({
          type,
          startDate,
          startTime,
          confirmationNumber,
          cost,
        }))
        .sort((a, b) => key(a).localeCompare(key(b))),
    );
    if (expected.length === 0) expect(reading.reason).toMatch(/^No bookings found/);
  });

  test('every found value is in the text at its evidence’s offsets', async () => {
    const { bookings, text } = await readMessage(
      readFileSync(join(EVENTS, 'bookings/flights/flight-return-en/mail.eml')),
      {},
    );
    const evidence = bookings.flatMap((booking) => Object.values(booking.evidence ?? {}));
    expect(evidence.length).toBeGreaterThan(10);
    for (const { kind, quote, start, end } of evidence)
      if (kind === 'found' && start !== undefined) expect(text.slice(start, end)).toBe(quote);
  });

  test.each([
    ['nothing at all', ''],
    ['no headers', '\n\n\n'],
    ['a broken boundary', 'Content-Type: multipart/mixed; boundary="x"\n\n--y\nhello'],
    [
      'an unknown character set',
      'Content-Type: text/plain; charset=klingon\nContent-Transfer-Encoding: base64\n\n####',
    ],
    ['a damaged calendar', 'Content-Type: text/calendar\n\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:nonsense'],
    [
      'a damaged pass',
      'Content-Type: application/vnd.apple.pkpass; name="a.pkpass"\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\nUEsDBAo=',
    ],
    [
      'a damaged PDF',
      'Content-Type: application/pdf; name="a.pdf"\nContent-Disposition: attachment\n\n%PDF-1.4 nonsense',
    ],
    [
      'parts within parts',
      `${Array.from({ length: 200 }, (_, index) => `Content-Type: multipart/mixed; boundary="b${index}"\n\n--b${index}\n`).join('')}end`,
    ],
  ])('a mail with %s is answered with a reason and never throws', async (_, mail) => {
    const reading = await readMessage(bytes(mail), {});
    expect(reading.bookings).toEqual([]);
    expect(reading.reason).toBeTruthy();
  });

  test('OPEN-114 a mail above 25 MB is refused with a reason', async () => {
    const reading = await readMessage(new Uint8Array(25 * 1024 * 1024 + 1), {});
    expect(reading.reason).toContain('25 MB');
  });

  test('OPEN-114 a mail above 25 MB yields its subject and sender, wherever its head is truncated', async () => {
    const raw = new Uint8Array(25 * 1024 * 1024 + 1);
    raw.set(bytes('To: a@b.example\nFrom: Hotel <h@c.example>\nSubject: Photos\n\nFrom: nobody@d.example\n'));
    expect(await readMessage(raw, {})).toMatchObject({
      ...{ subject: 'Photos', from: { address: 'h@c.example' }, text: '' },
    });
    const cut = bytes(`To: a@b.example\nSubject: Cut\nX-Long: ${'x'.repeat(300_000)}`);
    expect(await unreadMessage(cut, TOO_LARGE)).toMatchObject({ subject: 'Cut' });
    expect(await unreadMessage(new Uint8Array(), TOO_LARGE)).toMatchObject({
      reason: expect.stringContaining('25 MB'),
    });
  });

  test('winmail.dat is refused with a reason that names it', async () => {
    const mail =
      'Subject: Booking\nContent-Type: application/ms-tnef; name="winmail.dat"\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\neJ8+Ig==';
    expect((await readMessage(bytes(mail), {})).reason).toContain('winmail.dat');
  });
});
