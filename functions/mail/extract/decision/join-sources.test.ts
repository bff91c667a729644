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

const train = (number: string, departs: string, arrives: string) => ({
  '@type': 'TrainReservation',
  reservationNumber: 'Q7RM2D',
  reservationFor: {
    '@type': 'TrainTrip',
    trainNumber: number,
    departureStation: { name: 'Berlin Hbf' },
    arrivalStation: { name: 'Hannover Hbf' },
    departureTime: departs,
    arrivalTime: arrives,
  },
});

it('in a mail about a change, markup of the old state gives way to the new one, whichever way the text names both', async () => {
  const old = train('ICE 643', '2027-03-12T08:49:00', '2027-03-12T10:28:00');
  const bodies = {
    'headings with the adjective behind the noun': [
      'Cambio de horario',
      '<p>Localizador: Q7RM2D. Tu tren ha cambiado.</p><p>Viernes, 12 de marzo de 2027</p><table><tr><td>Horario anterior<br>Salida 08:49 Berlin Hbf<br>Llegada 10:28 Hannover Hbf</td><td>Horario nuevo<br>Salida 09:12 Berlin Hbf<br>Llegada 10:51 Hannover Hbf</td></tr></table>',
    ],
    'captions below': [
      'Fahrplanänderung',
      '<p>Buchungsnummer: Q7RM2D. Ihre Verbindung hat sich geändert.</p><table><tr><td>Freitag, 12. März 2027</td></tr></table><table><tr><td>ICE 643<br>Berlin Hbf 08:49<br>Hannover Hbf 10:28<br><i>Bisher</i></td><td>ICE 645<br>Berlin Hbf 09:12<br>Hannover Hbf 10:51<br><i>Neu</i></td></tr></table>',
    ],
    'a sentence': [
      'Nieuwe vertrektijd',
      '<p>Je trein van Berlin Hbf vertrekt om 09:12 in plaats van om 08:49. Reserveringsnummer: Q7RM2D</p><p>vrijdag 12 maart 2027<br>09:12 Berlin Hbf<br>10:51 Hannover Hbf</p>',
    ],
    'a word behind the old value': [
      'Vonata menetrendje módosult',
      '<p>A vonat 08:49 helyett 09:12 órakor indul. Foglalási szám: Q7RM2D</p><p>2027. március 12.<br>09:12 Berlin Hbf<br>10:51 Hannover Hbf</p>',
    ],
  };
  for (const [how, [subject = '', body = '']] of Object.entries(bodies)) {
    const { bookings } = await withMarkup([old], body, `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`);
    expect(bookings, how).toMatchObject([
      { type: 'transport', startDate: '2027-03-12', startTime: '09:12', endTime: '10:51', event: 'change' },
    ]);
  }
});

it('a leg that did not change stands beside the one that has a new number', async () => {
  const { bookings } = await withMarkup(
    [flight('2027-03-12T18:35:00', '2027-03-12T20:30:00')],
    `<p>Ihr Flug hat sich geändert. Buchungsnummer: Q7RM2D</p>
     <table><tr><th></th><th>Bisher</th><th>Neu</th></tr><tr><td>Flug</td><td>JP 214</td><td>JP 218</td></tr>
     <tr><td>Datum</td><td>12.03.2027</td><td>13.03.2027</td></tr>
     <tr><td>Abflug Zürich (ZRH)</td><td>18:35</td><td>07:05</td></tr><tr><td>Ankunft Lissabon (LIS)</td><td>20:30</td><td>09:00</td></tr></table>
     <h3>Unverändert</h3><p>JP 301, 20.03.2027: Lissabon (LIS) 12:15 → Zürich (ZRH) 16:05</p>`,
    'Schedule change for your flight',
  );
  expect(bookings).toMatchObject([
    { startDate: '2027-03-13', startTime: '07:05', endTime: '09:00' },
    { startDate: '2027-03-20', startTime: '12:15', endTime: '16:05' },
  ]);
  expect(bookings[0]?.title).toContain('218');
});

it('a stay whose days have changed has the days of the text, and the name of its markup', async () => {
  const { bookings } = await withMarkup(
    [
      {
        '@type': 'LodgingReservation',
        reservationNumber: 'Q7RM2D',
        checkinTime: '2027-03-12',
        checkoutTime: '2027-03-14',
        reservationFor: { '@type': 'LodgingBusiness', name: 'Hotell Lindgården' },
      },
    ],
    '<p>Din bokning har ändrats.</p><h3>Nya datum</h3><table><tr><td>Incheckning</td><td>19 mars 2027</td></tr><tr><td>Utcheckning</td><td>21 mars 2027</td></tr></table><h3>Tidigare datum</h3><table><tr><td>Incheckning</td><td>12 mars 2027</td></tr><tr><td>Utcheckning</td><td>14 mars 2027</td></tr></table><p>Hotell Lindgården</p>',
    'Ombokning Q7RM2D',
  );
  expect(bookings).toMatchObject([{ title: 'Hotell Lindgården', startDate: '2027-03-19', endDate: '2027-03-21' }]);
});

it('an old time that no new one replaces is left out', async () => {
  const { bookings } = await withMarkup(
    [train('IC 143', '2027-03-12T08:49:00', '2027-03-12T10:28:00')],
    '<p>Uw reis met reserveringsnummer Q7RM2D is gewijzigd.</p><p>Oude vertrektijd: 08:49</p><p>Nieuwe vertrektijd: zie de app.</p>',
    'Wijziging van uw reis',
  );
  expect(bookings).toMatchObject([{ startDate: '2027-03-12' }]);
  expect(bookings[0]?.startTime).toBeUndefined();
});
