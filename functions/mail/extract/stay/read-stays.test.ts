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

const tour = (lines: string) =>
  readPastedText(lines, { receivedAt: new Date('2027-02-01T10:00:00Z') }).then(({ bookings }) =>
    bookings.map(({ type, title, startDate, endDate, confirmationNumber, location }) => ({
      type,
      title,
      startDate,
      endDate,
      confirmationNumber,
      location,
    })),
  );

it('each row of a table with both days in one cell is a stay with its own name, address and voucher', async () => {
  const stays = await tour(
    `<p>Vi bekræfter hermed jeres rejse. Overnatning er bestilt.</p><h3>Billeje</h3><p>Afhentning: Billund Lufthavn, fredag 3. september 2027, 14:30<br>Aflevering: Billund Lufthavn, mandag 6. september 2027, 10:00</p><h3>Indkvartering</h3><table><tr><th>Ophold</th><th>Nætter</th><th>Hotel</th><th>Reference</th></tr><tr><td>3. sep. – 5. sep. 2027</td><td>2</td><td>Hotel Klithus, Havnevej 4, 6857 Blåvand</td><td>KL-4471</td></tr><tr><td>5. sep. – 6. sep. 2027</td><td>1</td><td>Kro ved Åen, Brogade 9, 6760 Ribe</td><td>KL-4472</td></tr></table><p>Samlet pris: 5.400 kr.</p>`,
  );
  expect(stays.filter(({ type }) => type === 'hotel')).toEqual([
    {
      type: 'hotel',
      title: 'Hotel Klithus',
      startDate: '2027-09-03',
      endDate: '2027-09-05',
      confirmationNumber: 'KL-4471',
      location: 'Hotel Klithus, Havnevej 4, 6857 Blåvand',
    },
    {
      type: 'hotel',
      title: 'Kro ved Åen',
      startDate: '2027-09-05',
      endDate: '2027-09-06',
      confirmationNumber: 'KL-4472',
      location: 'Kro ved Åen, Brogade 9, 6760 Ribe',
    },
  ]);
});

it.each([
  ['Unterkunft', 'Anreise: 4. Juni 2027', 'Abreise: 11. Juni 2027'],
  ['IL TUO ALLOGGIO', 'Arrivo: 4 giugno 2027', 'Partenza: 11 giugno 2027'],
  ['VOTRE HÉBERGEMENT', 'Arrivée : 4 juin 2027', 'Départ : 11 juin 2027'],
])('a heading that is a label for lodging begins the stay of a package (%s)', async (heading, from, to) => {
  const all = await tour(
    `Booking reference: PK-88412\n\nFLIGHTS\nXQ 1204   Bremen (BRE) 06:40 → Palma (PMI) 09:15, 4 June 2027\nXQ 1205   Palma (PMI) 18:40 → Bremen (BRE) 21:15, 11 June 2027\n\n${heading}\nHotel Sol y Mar (4*), Calle Mayor 8, 07003 Palma\n${from}\n${to}`,
  );
  expect(all.map(({ type }) => type).sort()).toEqual(['flight', 'flight', 'hotel']);
  expect(all.find(({ type }) => type === 'hotel')).toMatchObject({
    title: 'Hotel Sol y Mar',
    startDate: '2027-06-04',
    endDate: '2027-06-11',
    location: 'Hotel Sol y Mar, Calle Mayor 8, 07003 Palma',
  });
});

it.each([
  [
    'HOTELL     Hotell Solvik ****, Playa Blanca, Lanzarote\n  5 mar - 12 mar 2027 (7 nätter), dubbelrum',
    { title: 'Hotell Solvik', endDate: '2027-03-12' },
  ],
  [
    'Szállás – Hotel Solvik, Via Merulana 12, 00185 Roma\nérkezés 2027. 03. 05., 14 órától; távozás 2027. 03. 12., 10:30-ig\n7 éj, kétágyas szoba',
    { title: 'Hotel Solvik', endDate: '2027-03-12', location: 'Hotel Solvik, Via Merulana 12, 00185 Roma' },
  ],
])(
  'below the label and the name of a hotel, the days with the nights it counts are the stay of a package',
  async (lines, stay) => {
    const all = await tour(
      `Booking reference: PK-88412\n\nXQ 1204   Bremen (BRE) 06:40 → Palma (PMI) 09:15, 5 March 2027\nXQ 1205   Palma (PMI) 18:40 → Bremen (BRE) 21:15, 12 March 2027\n\n${lines}`,
    );
    expect(all.map(({ type }) => type).sort()).toEqual(['flight', 'flight', 'hotel']);
    expect(all.find(({ type }) => type === 'hotel')).toMatchObject({ startDate: '2027-03-05', ...stay });
  },
);

it('a heading may have what belongs to it in parentheses', async () => {
  const all = await tour(
    `<p>Booking confirmed. Reference: PK-88412</p><table><tr><td colspan="4"><b>Flights (Quarta, Economy, 20 kg)</b></td></tr><tr><td>5 March 2027</td><td>XQ 1204</td><td>06:40 Bremen (BRE)</td><td>09:15 Palma (PMI)</td></tr><tr><td>12 March 2027</td><td>XQ 1205</td><td>18:40 Palma (PMI)</td><td>21:15 Bremen (BRE)</td></tr><tr><td colspan="4"><b>Hotel</b></td></tr><tr><td>5–12 March 2027</td><td>7 nights</td><td colspan="2">Solvik Bay Resort ****, Alcudia<br>Double room, half board</td></tr></table>`,
  );
  expect(all.map(({ type, title }) => (type === 'hotel' ? title : type)).sort()).toEqual([
    'Solvik Bay Resort',
    'flight',
    'flight',
  ]);
});
