import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';

it('in a table with a column for each end of a rental, each end has the place of its column', async () => {
  const { bookings } = await readPastedText(
    '<html><body><p>Ihr Mietwagen ist gebucht. Buchungsnummer: RF-90817</p><table><tr><th></th><th>Abholung</th><th>Rückgabe</th></tr><tr><th>Wo</th><td>Flughafen München (MUC)<br>Terminal 1, Ebene 3</td><td>Flughafen Hamburg (HAM)<br>Terminal 2</td></tr><tr><th>Wann</th><td>Mo., 19.06.2028<br>10:30 Uhr</td><td>Do., 29.06.2028<br>16:00 Uhr</td></tr><tr><th>Fahrzeug</th><td colspan="2">VW Golf o. ä.</td></tr></table></body></html>',
    { receivedAt: new Date('2028-01-15T10:00:00Z') },
  );
  expect(bookings).toMatchObject([
    {
      location: 'Flughafen München (MUC)',
      endLocation: 'Flughafen Hamburg (HAM)',
      startTime: '10:30',
      endTime: '16:00',
    },
  ]);
});

it('the place above the day of an end is its place, not the hours of the counter below', async () => {
  const end = (label: string, place: string, day: string) =>
    `<td><b>${label}</b><br>${place}<br>${day}<br>10h30<br><small>Counter hours 06h00 - 23h00</small></td>`;
  const { bookings } = await readPastedText(
    `<html><body><p>Your rental car is confirmed. Confirmation number: RC-90817</p><table><tr>${end('PICK UP', 'Port Elizabeth Airport', 'Mon 19 Jun 2028')}${end('RETURN', 'Durban Airport', 'Thu 29 Jun 2028')}</tr><tr><td colspan="2"><b>Vehicle:</b> Toyota Corolla or similar</td></tr></table></body></html>`,
    { receivedAt: new Date('2028-01-15T10:00:00Z') },
  );
  expect(bookings).toMatchObject([{ location: 'Port Elizabeth Airport', endLocation: 'Durban Airport' }]);
});
