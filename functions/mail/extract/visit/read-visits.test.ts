import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';
import { readTestMail } from '../test-mail.ts';

it('a ticket that names nothing but the museum is for a visit of that museum', async () => {
  const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
  const { bookings } = await readPastedText(
    `<html><body><p>Gentile Anna Bruni,<br>grazie per il Suo acquisto. Ecco il riepilogo dell'ordine: prenotazione confermata.</p><table>${row('Codice prenotazione', '<b>7714028836</b>')}${row('Museo', 'Pinacoteca Sabauda &ndash; Via Roma 18, Torino')}${row('Data visita', 'giovedì 27/05/2027')}${row('Orario di ingresso', '10.15')}</table><p>Presentarsi quindici minuti prima per il ritiro dei biglietti.</p></body></html>`,
    { receivedAt: new Date('2027-04-02T10:00:00Z') },
  );
  expect(bookings).toMatchObject([
    { type: 'activity', title: 'Pinacoteca Sabauda', startDate: '2027-05-27', startTime: '10:15' },
  ]);
});

it('the short line right above a day and its time is what a visit is called', async () => {
  const { bookings } = await readTestMail(
    'Your booking CD-88123',
    'Booking reference: CD-88123\n\nOuter Reef Snorkel & Sail\nWednesday 7 July 2027, 7.15am',
  );
  expect(bookings).toMatchObject([
    { type: 'activity', title: 'Outer Reef Snorkel & Sail', startDate: '2027-07-07', startTime: '07:15' },
  ]);
});
