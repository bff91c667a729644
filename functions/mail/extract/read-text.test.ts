import { expect, test } from 'vitest';
import { readPastedText } from './read-text.ts';

const receivedAt = new Date('2027-03-01T10:00:00Z');
const plain =
  'Your reservation is confirmed.\nHotel: Alder House\nCheck-in: 4 May 2027, 15:00\nCheck-out: 6 May 2027\nConfirmation number: AH-2201\nTotal price: £180.00\n2 nights';
const summary = async (text: string) => {
  const { bookings } = await readPastedText(text, { receivedAt });
  return bookings.map(({ type, title, startDate, endDate, confirmationNumber, cost, currency }) => ({
    type,
    title,
    startDate,
    endDate,
    confirmationNumber,
    cost,
    currency,
  }));
};
const stay = [
  {
    type: 'hotel',
    title: 'Alder House',
    startDate: '2027-05-04',
    endDate: '2027-05-06',
    confirmationNumber: 'AH-2201',
    cost: 180,
    currency: 'GBP',
  },
];

test('PARS-07 pasted text, HTML and the source of a mail yield the same booking', async () => {
  expect(await summary(plain)).toEqual(stay);
  expect(
    await summary(
      `<html><body>${plain
        .split('\n')
        .map((line) => `<p>${line}</p>`)
        .join('')}</body></html>`,
    ),
  ).toEqual(stay);
  expect(
    await summary(
      `Received: from a by b\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nSubject: Booked\nFrom: a@b.example\n\n${plain}`,
    ),
  ).toEqual(stay);
});

test('a pasted calendar yields its event', async () => {
  const text =
    'BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:1\nSUMMARY:Harbour concert\nLOCATION:Old Pier\nDTSTART;TZID=Europe/Paris:20270504T200000\nEND:VEVENT\nEND:VCALENDAR';
  expect((await readPastedText(text, { receivedAt })).bookings).toMatchObject([
    { type: 'activity', title: 'Harbour concert', startDate: '2027-05-04', startTime: '20:00', location: 'Old Pier' },
  ]);
});

test('OPEN-107 a date without a year falls into the chosen trip', async () => {
  const text = plain.replaceAll(' 2027', '');
  const { bookings } = await readPastedText(text, { tripDates: { startDate: '2029-05-01', endDate: '2029-05-20' } });
  expect(bookings[0]?.startDate).toBe('2029-05-04');
});

test('OPEN-108 text without a booking comes with a reason that begins with No bookings found', async () => {
  expect((await readPastedText('See you at the weekend!', { receivedAt })).reason).toMatch(/^No bookings found/);
});

test('an ambiguous date is not guessed: the reason names it', async () => {
  const text =
    'Your stay is confirmed.\nHotel: Alder House\nCheck-in: 04/05/2027\nCheck-out: 06/05/2027\nReference: AH-2201';
  const { bookings, reason } = await readPastedText(text, { receivedAt: new Date('2027-01-01T00:00:00Z') });
  expect(bookings).toEqual([]);
  expect(reason).toContain('04/05/2027');
});
