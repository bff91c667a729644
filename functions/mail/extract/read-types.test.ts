import { expect, it } from 'vitest';
import { readPastedText } from './read-text.ts';

const options = { receivedAt: new Date('2027-01-04T10:00:00Z') };
const read = async (text: string) => (await readPastedText(text, options)).bookings;

it('a departure above its arrival is a journey, not a stay, though there is a cabin', async () => {
  const bookings = await read(
    'Buchung bestätigt\nBuchungsnummer: NF-20417\n\nHINFAHRT - TRAVEMÜNDE / TRELLEBORG\nAbfahrt: Freitag, 18. Juni 2027, 22:00 Uhr\nAnkunft: Samstag, 19. Juni 2027, 07:30 Uhr\nSchiff: Nordstern\nUnterbringung: Innenkabine, 2 Betten\n\nGesamt: 212,00 EUR\n',
  );
  expect(bookings).toMatchObject([
    { type: 'transport', startDate: '2027-06-18', startTime: '22:00', endDate: '2027-06-19', endTime: '07:30' },
  ]);
});

it('a cruise of a week goes from its port of departure to that of its arrival', async () => {
  const bookings = await read(
    'Your cruise is confirmed\nBooking number: CR-90344\n\nShip: MS Aurelia\nDeparture: Southampton, Saturday 5 June 2027, 17:00\nArrival: Bergen, Saturday 12 June 2027, 08:00\nCabin: outside, deck 5\n\nTotal: £1,940.00\n',
  );
  expect(bookings).toMatchObject([
    { type: 'transport', startDate: '2027-06-05', startTime: '17:00', endDate: '2027-06-12', endTime: '08:00' },
  ]);
});

it('an hour with a dot behind the word for an arrival is one', async () => {
  const bookings = await read(
    'Varaus vahvistettu\nVarausnumero: LT-55102\n\nTurku - Maarianhamina\ntiistai 13.7.2027\nLähtö 8.45, saapuminen 14.10\nM/S Saaristo\n',
  );
  expect(bookings).toMatchObject([{ type: 'transport', startTime: '08:45', endTime: '14:10' }]);
});

it('a ride from an airport to the door of a house is no flight, and its time is not that of the flight awaited', async () => {
  const bookings = await read(
    'Potwierdzamy rezerwację transferu\nNumer rezerwacji: TR-4410\n\nsobota, 30 stycznia 2027, godz. 14:20\nz: Gdańsk Lotnisko (GDN)\ndo: Willa Bryza, ul. Morska 12, 81-750 Sopot\nLot: WR 3817, lądowanie 13:45\n',
  );
  expect(bookings).toMatchObject([{ type: 'transport', startTime: '14:20' }]);
  expect(bookings[0]?.endTime).toBeUndefined();
});

it('parking is known by the beginning of a longer word, whatever eats are offered besides', async () => {
  const bookings = await read(
    'Parkplatzreservierung bestätigt\nReservierungsnummer: PP-7719\n\nParkplatzname: Nordfeld P3, Flughafenallee 9, 28199 Bremen\nTor auf: 20.02.2027, 04:30 Uhr\nTor zu: 27.02.2027, 23:45 Uhr\n\nHunger? Das Restaurant im Terminal hat ein Abendessen für Sie.\n',
  );
  expect(bookings).toMatchObject([{ type: 'other', startTime: '04:30', endDate: '2027-02-27', endTime: '23:45' }]);
});

it('numbered items of several kinds have each their name, reference and price', async () => {
  const bookings = await read(
    'Your airport extras are booked\n\nOrder total: £131.00\n\n1) PARKING - Greenfield Long Stay, Leeds Airport (LBA)\n   Booking ref      GF-P-2201\n   Drop your car    Sun 13/06/2027  04:30\n   Collect your car Sun 20/06/2027  14:00\n   Price            £70.00\n\n2) LOUNGE - The Mill Lounge, Leeds Airport (LBA)\n   Booking ref      GF-L-2202\n   Your visit       Sun 13/06/2027  05:00 - 08:00\n   Guests           2 adults\n   Price            £61.00\n',
  );
  expect(bookings).toMatchObject([
    { confirmationNumber: 'GF-P-2201', startTime: '04:30', endTime: '14:00' },
    { title: expect.stringContaining('The Mill Lounge'), confirmationNumber: 'GF-L-2202', endTime: '08:00' },
  ]);
});

it.each([
  [
    'Lezione di cucina',
    'La tua prenotazione è confermata\n\nLezione: Gnocchi fatti in casa\nQuando: sabato 13 marzo 2027, 10:00 - 13:30\nDove: La Madia, Via Garibaldi 31, 40124 Bologna\nPartecipanti: 2\nCodice prenotazione: LM-3391',
  ],
  [
    'Fußballkarten',
    'Vielen Dank für Ihre Bestellung\nBestellnummer: 2027-33186\nBegegnung: FC Halde - SV Nordufer\nDatum: Sonntag, 14. März 2027\nAnpfiff: 14:30 Uhr\nStadion: Haldenstadion, Ringstraße 9, 45127 Essen\nGesamt 97,50 €',
  ],
])('what has a time and an end of its own, or a kick-off, is an activity (%s)', async (_, text) => {
  expect(await read(text)).toMatchObject([{ type: 'activity' }]);
});

it('a pass has the days between which it is valid', async () => {
  const bookings = await read(
    'Tilausvahvistus\nTilausnumero: 900417\n\nTuote: Hissilippu 4 päivää, Ruka\nVoimassa: ma 8.3.2027 - to 11.3.2027\nYhteensä: 189,00 €\n',
  );
  expect(bookings).toMatchObject([{ type: 'activity', startDate: '2027-03-08', endDate: '2027-03-11' }]);
});

it('a day above the hours of doors and beginning outweighs the one of another concert below', async () => {
  const bookings = await read(
    'Order confirmed: Paper Lanterns\n\nConcert: Paper Lanterns\nSat 10 July 2027\nDoors 18:30 Show starts 19:45\nCorn Hall, Wheeler Street, Norwich NR1 3QB\n\nOrder number SH-11840772\n3 tickets, you paid £118.70\n\nAlso on sale: Brass Harbour, Thu 15 July 2027, 19:00, Junction Yard\n',
  );
  expect(bookings).toMatchObject([{ startDate: '2027-07-10', startTime: '19:45' }]);
});
