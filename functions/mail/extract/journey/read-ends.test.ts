import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

it('a hotel that drivers go to and from is no stay, and the flight is not the time of the pick-up', async () => {
  const { bookings } = await mail(
    'Confirmation transfert NA-40981',
    `Bonjour, votre transfert est confirmé. Dossier : NA-40981

Hôtel : Résidence Les Pins, 12 avenue de la Mer, Juan-les-Pins

ARRIVÉE
Date : samedi 10/07/2027
Vol : ZX 7712, Aéroport de Nice (NCE) Terminal 2
Heure de prise en charge : 14h20

DÉPART
Date : samedi 17/07/2027
Prise en charge : 09h45
Vol : ZX 7713, 12h30
`,
  );
  expect(bookings).toMatchObject([
    { type: 'transport', startDate: '2027-07-10', startTime: '14:20', location: expect.stringContaining('NCE') },
    { type: 'transport', startDate: '2027-07-17', startTime: '09:45', endLocation: expect.stringContaining('NCE') },
  ]);
});

it('a pick-up and a later return are a hire, though no word says what is hired', async () => {
  const { bookings } = await mail(
    'Bekræftelse NC-20417',
    `<p>Tak for din bestilling NC-20417</p><table><tr><td><b>AFHENTNING</b><br>NordCamp Billund<br>Lør 3. juli 2027<br>kl. 14.00</td><td></td><td><b>AFLEVERING</b><br>NordCamp Billund<br>Lør 17. juli 2027<br>kl. 10.00</td></tr></table><p>Bordsæt (1 stk)  150,00 kr</p>`,
    'html',
  );
  expect(bookings).toMatchObject([
    { type: 'transport', startTime: '14:00', endDate: '2027-07-17', endTime: '10:00', location: 'NordCamp Billund' },
  ]);
});

it('an hour after 24 is one of the day after, and no part of the name of its stop', async () => {
  const { bookings } = await mail(
    '【予約確認】夜行バス 8812-330',
    '予約番号：8812-330\n乗車日：2027年6月11日（金）\n乗車地：山形駅前 24:30発\n降車地：バスタ新宿 翌朝 6:10着\n合計：4,600円\n',
  );
  expect(bookings).toMatchObject([
    { startDate: '2027-06-12', startTime: '00:30', endDate: '2027-06-12', endTime: '06:10', location: '山形駅前' },
  ]);
});

it('the word for the hour belongs to the time, not to the airport behind it', async () => {
  const { bookings } = await mail(
    'Transferbestätigung GT-20931',
    `Wir bestätigen den Transfer GT-20931.\n\nAnreise am Sa., 30.01.2027: Abholung 13:45 Uhr Flughafen Salzburg (SZG)\nZiel: Hotel Alpenblick, 5632 Dorfgastein\n`,
  );
  expect(bookings[0]?.location).toBe('Flughafen Salzburg (SZG)');
});
