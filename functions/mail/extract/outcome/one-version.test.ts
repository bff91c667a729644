import { expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';

const mail = (subject: string, html: string) =>
  readMessage(
    new TextEncoder().encode(
      `Subject: ${subject}\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<html><body>${html}</body></html>`,
    ),
    {},
  );

it('two versions of a flight that no word distinguishes are one changed booking without its times', async () => {
  const { bookings, note } = await mail(
    'Ditt flyg har ändrats',
    `<p>Ditt flyg har ändrats. Bokningsnummer: P4XW9Q</p><table>
     <tr><td>SK 1423</td><td>Stockholm (ARN)</td><td>Köpenhamn (CPH)</td><td>12 maj 2027 08:10</td><td>09:20</td></tr>
     <tr><td>SK 1423</td><td>Stockholm (ARN)</td><td>Köpenhamn (CPH)</td><td>12 maj 2027 09:40</td><td>10:50</td></tr></table>`,
  );
  expect(bookings).toMatchObject([{ event: 'change', startDate: '2027-05-12', confirmationNumber: 'P4XW9Q' }]);
  expect(bookings[0]).not.toHaveProperty('startTime');
  expect(note).toContain('not which is the new one');
});

it('two versions of a stay are one changed booking without its days', async () => {
  const { bookings, note } = await mail(
    'Votre réservation a été modifiée',
    `<p>Votre réservation a été modifiée. Référence : TR8842</p><p>Hôtel des Alpes<br>10 rue du Lac, 74000 Annecy</p>
     <p>Arrivée : 3 mai 2027<br>Départ : 5 mai 2027</p><p>Arrivée : 4 mai 2027<br>Départ : 6 mai 2027</p>`,
  );
  expect(bookings).toMatchObject([{ type: 'hotel', event: 'change', confirmationNumber: 'TR8842' }]);
  expect(bookings[0]).not.toHaveProperty('startDate');
  expect(note).toContain('not which is the new one');
});

it('of two evenings for a table neither is used, and the reason says why', async () => {
  const { bookings, reason } = await mail(
    'Wijziging van je reservering',
    `<p>Je reservering is gewijzigd. Reserveringsnummer: R-55102</p><p>Restaurant De Gouden Leeuw</p>
     <p>vrijdag 7 mei 2027 19:00<br>zaterdag 8 mei 2027 20:00</p><p>4 personen</p>`,
  );
  expect(bookings).toEqual([]);
  expect(reason).toContain('a booking has changed, but not plainly to what');
});
