import { expect, it } from 'vitest';
import { textToDocument } from '../document/text-to-document.ts';
import { readTestMail as mail } from '../test-mail.ts';
import { hasBothVersions } from './without-former.ts';

it('of a table that gives each moment twice, the column that holds now is the booking, whatever announced the change', async () => {
  const { bookings } = await mail(
    'Ihre Reiseplanung, Auftrag NB77120',
    `<h2>Die Zeiten Ihrer Fahrt haben sich verschoben</h2><p>Auftragsnummer: NB77120</p><p>Zug NB 214 Kiel Hbf &rarr; Lübeck Hbf am Freitag, 19.03.2027</p>
     <table><tr><td></td><td>Gebucht</td><td>Jetzt gültig</td></tr><tr><td>Abfahrt</td><td>08:12</td><td>08:47</td></tr><tr><td>Ankunft</td><td>09:26</td><td>10:01</td></tr></table>`,
    'html',
  );
  expect(bookings).toMatchObject([{ event: 'change', startTime: '08:47', endTime: '10:01' }]);
});

it('two columns of an announced change are the old and the new version, whatever they are called', async () => {
  const { bookings } = await mail(
    'Flight Schedule Change - L8VTQD',
    `There is a change in your flight schedule under Booking Reference L8VTQD.

AFFECTED FLIGHT
  5J 961   Manila (MNL) - Davao (DVO)   Fri 13-Aug-2027

              BEFOREHAND     HENCEFORTH
  Departure   09:20H         13:05H
  Arrival     11:15H         15:00H
`,
  );
  expect(bookings).toMatchObject([{ event: 'change', startTime: '13:05', endTime: '15:00' }]);
});

it('the columns of two ways are no versions', async () => {
  const { bookings } = await mail(
    'Your booking has been changed: K7MT2Q',
    `<p>Your booking has been changed. Booking reference: K7MT2Q</p><p>Harwich - Hoek van Holland and back</p>
     <table><tr><td></td><td>Outbound</td><td>Return</td></tr><tr><td>Date</td><td>12 June 2027</td><td>19 June 2027</td></tr><tr><td>Departure</td><td>09:00</td><td>14:15</td></tr></table>`,
    'html',
  );
  expect(bookings.map(({ startDate }) => startDate)).not.toContain('2027-06-19');
  expect(bookings.every(({ startTime }) => startTime !== '14:15')).toBe(true);
});

it('headings that differ in the word for the version announce a change by themselves', async () => {
  const { bookings } = await mail(
    'Bilet 88120-44',
    `Dzień dobry,

na Pana prośbę przebukowaliśmy bilet nr 88120-44.

Poprzedni przejazd (nieważny):
  pt. 9.04.2027  Kraków, MDA 15:10 -> Zakopane, Dworzec 17:25
Nowy przejazd:
  sob. 10.04.2027  Kraków, MDA 16:10 -> Zakopane, Dworzec 18:25

Cena: 32,00 zł
`,
  );
  expect(bookings).toMatchObject([
    { type: 'transport', event: 'change', startDate: '2027-04-10', startTime: '16:10', endTime: '18:25' },
  ]);
});

it.each([
  ['en', 'Your previous reservation for 4 people on Friday, May 28 at 7:15 PM has been released.'],
  ['de', 'Ihre bisherige Reservierung am Freitag, 28. Mai um 19:15 Uhr ist aufgehoben.'],
  ['es', 'Su reserva anterior del viernes 28 de mayo a las 19:15 ya no es válida.'],
])('a sentence about the booking as it was has no moment of the one that holds (%s)', async (_, sentence) => {
  const { bookings } = await mail(
    'Your table at Harbor & Hearth is confirmed',
    `Your table at Harbor & Hearth is confirmed.\n\nSaturday, May 29, 2027\n8:45 PM\nTable for 5\nConfirmation number: 2087-5541\n\n${sentence}\n\n118 Commercial Street, Provincetown, MA 02657\n`,
  );
  expect(bookings).toMatchObject([{ startDate: '2027-05-29', startTime: '20:45' }]);
});

it.each([
  ['Previous flight\nMonday 11 January 2027 09:30\n\nNew flight\nFriday 15 January 2027 09:30', true],
  ['Previous flight\nsee the first mail\n\nNew flight\nFriday 15 January 2027 09:30', false],
  ['Previous flight\nMonday 11 January 2027 09:30\n\nNew flight\nto be told', false],
  ['Flight\nFriday 15 January 2027 09:30', false],
])('a mail lays out both versions only with a moment below the heading of each: %j', (text, hasBoth) => {
  expect(hasBothVersions(textToDocument(text))).toBe(hasBoth);
});
