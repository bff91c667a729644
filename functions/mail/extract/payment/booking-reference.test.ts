import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

const referenceIn = async (subject: string, body: string) =>
  (await mail(subject, `${body}\nReef Tour\n7 Jul 2027, 7.15am`)).bookings.map(
    ({ confirmationNumber }) => confirmationNumber,
  );

it('a code that the subject and the text both have is the reference, and a date that both have is none', async () => {
  const subject = 'Thanks! 7 Jul 2027 TRV88123 booked';
  expect(await referenceIn(subject, 'We look forward to TRV88123')).toEqual(['TRV88123']);
  expect(await referenceIn(subject, 'We look forward to it')).toEqual([undefined]);
});

it('the code of a room is no reference', async () => {
  const { bookings } = await mail(
    'Your stay is booked',
    'Hotel Alba\nCheck-in: 12 May 2027\nCheck-out: 15 May 2027\nRoom: KX44719',
  );
  expect(bookings.map(({ title, confirmationNumber }) => [title, confirmationNumber])).toEqual([
    ['Hotel Alba', undefined],
  ]);
});

it.each([
  ['here is the summary of your order 18-55042/LDS', '18-55042/LDS'],
  ['Ticket number: eIC 84213377', 'eIC 84213377'],
  ['Booking number: eIC 53 118 204 7', 'eIC 53 118 204 7'],
  ['🔖 DGV-30218 (PIN 7719)', 'DGV-30218'],
  ['Booking number: DGV-30218\nDiscount code WELCOME5: -5.00 EUR', 'DGV-30218'],
])('a reference is read with what belongs to it: %s', async (line, reference) => {
  expect(await referenceIn('Your tour is booked', line)).toEqual([reference]);
});

it('the number of a house below the words for the booking is not the booking’s own', async () => {
  const { bookings } = await mail(
    'Booking confirmation, holiday home 22-118',
    'We confirm your booking:\n\nHoliday home no. 22-118\n14 Mill Lane, Whitby YO21 3PU\n\nBooking no.: 7740213\nArrival: 3 July 2027\nDeparture: 10 July 2027',
  );
  expect(bookings).toMatchObject([{ confirmationNumber: '7740213' }]);
});
