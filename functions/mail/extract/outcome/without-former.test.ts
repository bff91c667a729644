import { expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';

const mail = (subject: string, html: string) =>
  readMessage(
    new TextEncoder().encode(
      `Subject: ${subject}\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html><body>${html}</body></html>`,
    ),
    {},
  );

it('of the flights before and after a change, the one after is the booking', async () => {
  const { bookings } = await mail(
    'Schedule change for your flight Q7RM2D',
    `<h1>Your flight times have changed</h1><p>Booking reference: Q7RM2D</p>
     <h3>Previous flight</h3><p>JP 214 Zurich (ZRH) - Lisbon (LIS)<br>12 March 2027 18:35 - 20:30</p>
     <h3>New flight</h3><p>JP 214 Zurich (ZRH) - Lisbon (LIS)<br>12 March 2027 19:45 - 21:40</p>`,
  );
  expect(bookings).toMatchObject([{ event: 'change', startTime: '19:45', endTime: '21:40' }]);
});

it('a value that is labelled as the old one is ignored', async () => {
  const { bookings } = await mail(
    'Flugplanänderung Q7RM2D',
    `<p>Ihr Flug hat sich geändert.</p><table><tr><td>Buchungsnummer</td><td>Q7RM2D</td></tr>
     <tr><td>Flug</td><td>JP 214</td></tr><tr><td>Von</td><td>Zürich (ZRH)</td></tr><tr><td>Nach</td><td>Lissabon (LIS)</td></tr>
     <tr><td>Neue Abflugzeit</td><td>12.03.2027 19:45</td></tr><tr><td>Alte Abflugzeit</td><td>12.03.2027 18:35</td></tr></table>`,
  );
  expect(bookings).toMatchObject([{ event: 'change', startTime: '19:45' }]);
  expect(bookings[0]?.endTime).toBeUndefined();
});

it('a hotel whose name begins with Old is kept when nothing is new', async () => {
  const { bookings } = await mail(
    'Your booking has been changed',
    `<table><tr><td>Hotel</td><td>Old Town Inn</td></tr><tr><td>Check-in</td><td>12 March 2027</td></tr>
     <tr><td>Check-out</td><td>16 March 2027</td></tr><tr><td>Confirmation number</td><td>OT-5081</td></tr></table>`,
  );
  expect(bookings).toMatchObject([{ title: 'Old Town Inn', startDate: '2027-03-12', endDate: '2027-03-16' }]);
});

it('struck-through text is out of date', async () => {
  for (const [open, close] of [
    ['<s>', '</s>'],
    ['<span style="text-decoration: line-through">', '</span>'],
  ]) {
    const { bookings } = await mail(
      'Schedule change for your flight Q7RM2D',
      `<h1>Your flight times have changed</h1><p>Booking reference: Q7RM2D</p>
       <p>JP 214 Zurich (ZRH) - Lisbon (LIS)<br>12 March 2027 ${open}18:35 - 20:30${close} 19:45 - 21:40</p>`,
    );
    expect(bookings).toMatchObject([{ event: 'change', startTime: '19:45', endTime: '21:40' }]);
  }
});

it('an arrow after the label of one moment leads from the old value to the new one', async () => {
  const { bookings } = await mail(
    'Änderung Ihrer Buchung',
    `<p>Ihre Buchung wurde geändert.</p><table><tr><td>Buchungsnummer</td><td>HB-44718</td></tr><tr><td>Hotel</td><td>Hotel Lindenhof</td></tr>
     <tr><td>Anreise</td><td>12.05.2027 → 14.05.2027</td></tr><tr><td>Abreise</td><td>15.05.2027 → 17.05.2027</td></tr></table>`,
  );
  expect(bookings).toMatchObject([{ startDate: '2027-05-14', endDate: '2027-05-17' }]);
});

it('when only the subject has the days, the column of former values is still left out', async () => {
  const { bookings } = await mail(
    'Your booking has changed: Hotel Linde, 14 May 2027 to 17 May 2027, reference AB-1234',
    `<p>Your booking has changed.</p><table><tr><td></td><td>Previous booking</td><td>New booking</td></tr>
     <tr><td>Check-in from</td><td>14:00</td><td>16:00</td></tr><tr><td>Total</td><td>EUR 180.00</td><td>EUR 240.00</td></tr></table>`,
  );
  expect(bookings).toMatchObject([{ startDate: '2027-05-14', startTime: '16:00', cost: 240 }]);
});
