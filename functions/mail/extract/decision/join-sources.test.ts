import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';

const ICS = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:a@ferry.example',
  'DTSTART:20270402T150000Z',
  'DTEND:20270403T073000Z',
  'SUMMARY:Baltia Line: Stockholm - Tallinn',
  'LOCATION:Hamnpirsvägen 10\\, Stockholm',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const mail = (text: string) =>
  readMessage(
    new TextEncoder().encode(
      `Subject: Bokningsbekräftelse\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n--b\r\nContent-Type: text/calendar; charset=utf-8\r\n\r\n${ICS}\r\n--b--\r\n`,
    ),
    {},
  );

it('the mail’s text fills in what its calendar entry leaves out', async () => {
  const { bookings } = await mail(
    'Bokningsnummer: 772390\nFärja\nStockholm – Tallinn\nAvgång: fredag 2 april 2027 kl 17.00\nAnkomst: lördag 3 april 2027 kl 10.30\nTotalpris: 3 440,00 SEK',
  );
  expect(bookings).toMatchObject([
    { type: 'transport', startTime: '17:00', endTime: '10:30', confirmationNumber: '772390', cost: 3440 },
  ]);
});

it('the mail’s reference and total go to entries that have none', async () => {
  const { bookings } = await mail(
    'Tack för din bokning! Tiderna finns i kalendern.\nBokningsnummer: 772390\nTotalpris: 3 440,00 SEK',
  );
  expect(bookings).toMatchObject([{ startDate: '2027-04-02', confirmationNumber: '772390', cost: 3440 }]);
});

const withMarkup = (reservations: readonly object[], body: string, subject = 'Your booking is confirmed') =>
  readMessage(
    new TextEncoder().encode(
      `Subject: ${subject}\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html><body><script type="application/ld+json">${JSON.stringify(reservations)}</script>${body}</body></html>`,
    ),
    {},
  );

const flight = (departs: string, arrives: string, more: object = {}) => ({
  '@type': 'FlightReservation',
  reservationNumber: 'Q7RM2D',
  reservationFor: {
    '@type': 'Flight',
    flightNumber: 'JP214',
    departureAirport: { iataCode: 'ZRH', name: 'Zurich' },
    arrivalAirport: { iataCode: 'LIS', name: 'Lisbon' },
    departureTime: departs,
    arrivalTime: arrives,
  },
  ...more,
});

it('a time in the markup that the text does not show gives way to the one that it shows', async () => {
  const { bookings } = await withMarkup(
    [flight('2027-03-12T18:35:00', '2027-03-12T20:30:00')],
    '<p>Your flight has a new time. Booking reference: Q7RM2D</p><p>JP 214 Zurich (ZRH) - Lisbon (LIS)<br>12 March 2027 19:45 - 21:40</p>',
    'Schedule change for your flight',
  );
  expect(bookings).toMatchObject([{ startDate: '2027-03-12', startTime: '19:45', endTime: '21:40' }]);
});

it('the price that only the text names stands beside the flight that the markup names', async () => {
  const { bookings } = await withMarkup(
    [flight('2027-03-12T18:35:00', '2027-03-12T20:30:00')],
    '<p>Thank you for your booking Q7RM2D.</p><p>JP 214 Zurich (ZRH) - Lisbon (LIS)<br>12 March 2027 18:35 - 20:30</p><p>Total paid: EUR 412.50</p>',
  );
  expect(bookings).toMatchObject([{ startTime: '18:35', cost: 412.5, currency: 'EUR' }]);
});

it('a total that the markup repeats on each leg is counted once', async () => {
  const price = { totalPrice: '412.50', priceCurrency: 'EUR' };
  const { bookings } = await withMarkup(
    [
      flight('2027-03-12T18:35:00', '2027-03-12T20:30:00', price),
      flight('2027-03-19T07:05:00', '2027-03-19T10:50:00', price),
    ],
    '<p>Thank you for your booking.</p>',
  );
  expect(bookings.map(({ cost }) => cost)).toEqual([412.5, undefined]);
});

it('markup that is a template without the values of a booking is refused', async () => {
  for (const [title, start] of [
    ['{{event.name}}', '2027-05-12T20:00:00'],
    ['%%EVENT_NAME%%', '2027-05-12T20:00:00'],
    ['Grand Concert', '2020-01-01T00:00:00'],
  ]) {
    const { bookings } = await withMarkup(
      [
        {
          '@type': 'EventReservation',
          reservationNumber: 'E1',
          reservationFor: { '@type': 'MusicEvent', name: title, startDate: start },
        },
      ],
      '<p>Hello.</p>',
    );
    expect(bookings).toEqual([]);
  }
});

it('trains that only the PDF has carry the price that only the body has', async () => {
  const mail = await readFile('events/mail/held-out/round-1/de-rail-one-change-details-in-pdf/mail.eml');
  const { bookings } = await readMessage(mail, {});
  expect(bookings.map(({ startTime }) => startTime)).toEqual(['08:05', '09:16']);
  expect(bookings[0]).toMatchObject({ cost: 59.8, currency: 'EUR', confirmationNumber: '418226790' });
});
