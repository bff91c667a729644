import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readPastedText } from '../read-text.ts';

const options = { receivedAt: new Date('2027-03-11T10:00:00Z') };

it.each([
  ['held-out/round-6/fr-gite-prose', '16:00', '10:00', '2027-031'],
  ['variants/k-es-casa-prosa', '17:00', '12:00', '2027-014'],
])('a stay in sentences has the hours of its ends and the number of its contract (%s)', async (name, ...said) => {
  const mail = await readFile(join(import.meta.dirname, '../../../../events/mail', name, 'mail.eml'));
  const [startTime, endTime, confirmationNumber] = said;
  const { bookings } = await readMessage(mail, {});
  expect(bookings).toMatchObject([
    { type: 'hotel', startDate: '2027-08-07', endDate: '2027-08-14', startTime, endTime, confirmationNumber },
  ]);
});

it('a row of a bill with its nights is no address', async () => {
  const { bookings } = await readPastedText(
    'Buchung bestätigt\n\nBuchungsnummer ... CP-27-04418\nUnterkunft ... Campingplatz Steilküste\nAnreise ... Samstag, 17.07.2027, 14 bis 21 Uhr\nAbreise ... Samstag, 31.07.2027, bis 11 Uhr\n\n14 Nächte Stellplatz ... 616,00 EUR\nGesamtbetrag ... 812,00 EUR\n\nAchtern Diek 4\n23769 Fehmarn',
    options,
  );
  expect(bookings).toMatchObject([
    { startTime: '14:00', endTime: '11:00', location: expect.stringContaining('Achtern Diek 4') },
  ]);
});

const letter = (subject: string, text: string) =>
  readMessage(
    new TextEncoder().encode(
      `From: Haus Lindengarten <post@lindengarten.example>\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text.replaceAll('\n', '\r\n')}`,
    ),
    {},
  );

it('a second day that has only its day of the week is in the month of the first if the two agree', async () => {
  const { bookings } = await letter(
    'Ihre Buchung im Gasthof Lindengarten',
    'Guten Tag,\n\ngern bestätigen wir Ihnen das Zimmer im Gasthof Lindengarten von Freitag, 19. März 2027 bis Montag, den 22. mit Frühstück, drei Nächte.\n\nGasthof Lindengarten\nSeestraße 4, 83209 Prien am Chiemsee',
  );
  expect(bookings).toMatchObject([{ type: 'hotel', startDate: '2027-03-19', endDate: '2027-03-22' }]);
});

it('two days that are as many as the nights are the nights, and the departure is the day after', async () => {
  const { bookings } = await letter(
    'Bevestiging van uw kamer in Pension Lindengarten',
    'Beste gast,\n\nuw kamer in Pension Lindengarten is bevestigd voor twee nachten, vrijdag 11 en zaterdag 12 juni 2027, met ontbijt.\n\nPension Lindengarten\nKerkstraat 4, 6301 BX Valkenburg',
  );
  expect(bookings).toMatchObject([{ type: 'hotel', startDate: '2027-06-11', endDate: '2027-06-13' }]);
});

it('two lines with a day each are one stay if its nights lie between them, and their hours are its own', async () => {
  const { bookings } = await letter(
    'Conferma della prenotazione',
    'Gentile ospite,\n\nla prenotazione è confermata:\n\n- Agriturismo Lindengarten, Via dei Tigli 8, 39040 Termeno (BZ)\n- dal sabato 10 luglio 2027 (dalle 16:00)\n  al sabato 17 luglio 2027 (entro le 10:00), 7 notti',
  );
  expect(bookings).toMatchObject([
    {
      type: 'hotel',
      title: 'Agriturismo Lindengarten',
      startDate: '2027-07-10',
      startTime: '16:00',
      endDate: '2027-07-17',
      endTime: '10:00',
      location: 'Agriturismo Lindengarten, Via dei Tigli 8, 39040 Termeno (BZ)',
    },
  ]);
});
