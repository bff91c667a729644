import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';
import { readTestMail } from '../test-mail.ts';

const pasted = (when: string) => `Your table is confirmed
Restaurant: Sal & Limão
Date: ${when}
Time: 20:00
Address: Travessa da Boa Hora 9, Lisbon
Reservation number: SL-3391`;
const receivedAt = new Date('2026-11-21T12:00:00Z');
const dateOf = async (when: string, options: object = { receivedAt }) => {
  const { bookings } = await readPastedText(pasted(when), options);
  return { date: bookings[0]?.startDate, ...bookings[0]?.evidence?.startDate };
};

it('pasted text without a year is a guess, and says why', async () => {
  expect(await dateOf('4 June')).toMatchObject({
    date: '2027-06-04',
    kind: 'guessed',
    quote: '4 June',
    how: 'the text names no year: taken as the next time this day comes',
  });
});

it('a weekday determines the year of pasted text, and so does the chosen trip', async () => {
  expect(await dateOf('Friday, 4 June')).toMatchObject({ date: '2027-06-04', kind: 'computed' });
  const tripDates = { startDate: '2028-06-01', endDate: '2028-06-09' };
  expect(await dateOf('4 June', { tripDates })).toMatchObject({
    date: '2028-06-04',
    kind: 'computed',
    how: 'year from the dates of the chosen trip',
  });
});

it('pasted text with its year is found verbatim', async () => {
  expect(await dateOf('4 June 2027')).toMatchObject({ date: '2027-06-04', kind: 'found', quote: '4 June 2027' });
});

it.each([
  ['4 June', 'year from the date of the mail'],
  ['Friday, 4 June', 'year from the date of the mail and the day of the week'],
])('a mail that says "%s" has the year that it says where it is from: %s', async (when, how) => {
  const { bookings } = await readTestMail('Your table is confirmed', pasted(when));
  expect(bookings[0]).toMatchObject({ startDate: '2027-06-04', evidence: { startDate: { kind: 'computed', how } } });
});
