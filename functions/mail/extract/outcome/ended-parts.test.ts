import { expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';

const mail = (subject: string, text: string) =>
  readMessage(
    new TextEncoder().encode(
      `From: Northline <info@north.example>\r\nSubject: ${subject}\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text.replaceAll('\n', '\r\n')}`,
    ),
    {},
  );

const WAYS = (out: string, back: string) =>
  `Booking reference: NL4T8Q\n\n${out}\nFri 19 March 2027\n08:03 York\n10:01 London Kings Cross\nTrain 1E04\n\n${back}\nSun 21 March 2027\n18:33 London Kings Cross\n20:31 York\nTrain 1N28\n`;

it('of a journey whose return is cancelled the way out stays a booking', async () => {
  const { bookings, cancelled } = await mail(
    'Part of your trip has been cancelled',
    `Your return train has been cancelled. Your outward train runs as booked.\n\n${WAYS('Outward - runs as booked', 'Return - CANCELLED')}`,
  );
  expect(bookings).toMatchObject([{ startDate: '2027-03-19', startTime: '08:03', confirmationNumber: 'NL4T8Q' }]);
  expect(cancelled).toMatchObject([{ startDate: '2027-03-21', event: 'cancellation' }]);
});

it('of a journey that is cancelled both ways nothing stays', async () => {
  const { bookings, cancelled } = await mail(
    'Your trip has been cancelled',
    `Your trip has been cancelled.\n\n${WAYS('Outward - CANCELLED', 'Return - CANCELLED')}`,
  );
  expect(bookings).toEqual([]);
  expect(cancelled).toHaveLength(2);
});

it('a cancellation with nothing but a reference carries it, and no title out of the subject', async () => {
  const { bookings, cancelled } = await mail(
    'Your booking has been cancelled',
    'Your booking has been cancelled.\nBooking reference: NL4T8Q\n',
  );
  expect(bookings).toEqual([]);
  expect(cancelled).toMatchObject([{ title: 'Northline', confirmationNumber: 'NL4T8Q', event: 'cancellation' }]);
});

it('of two stays, each under a badge, the cancelled one is cancelled and the other stays', async () => {
  const stay = (badge: string, place: string, days: readonly [string, string], code: string) =>
    `${badge}\n${place}\nCheck-in: ${days[0]}\nCheck-out: ${days[1]}\nBooking reference: ${code}\n\n`;
  const { bookings, cancelled } = await mail(
    'Your trip 5521-8830 was updated',
    `We have updated your trip.\n\n${stay('CANCELLED', 'Hotel Linde\nSeestrasse 4, 8002 Zürich', ['17 March 2027', '19 March 2027'], 'SVQ-77120K')}${stay('CONFIRMED', 'Hotel Krone\nMarktgasse 5, 3011 Bern', ['19 March 2027', '21 March 2027'], 'GRX-80931M')}`,
  );
  expect(bookings).toMatchObject([{ title: 'Hotel Krone', startDate: '2027-03-19', confirmationNumber: 'GRX-80931M' }]);
  expect(cancelled).toMatchObject([{ title: 'Hotel Linde', startDate: '2027-03-17', event: 'cancellation' }]);
});
