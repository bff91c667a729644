import { expect, it } from 'vitest';
import { readTestMail } from '../test-mail.ts';

it.each([
  [
    'ends in columns, and back again',
    'Bíleggingarnummar 99120\n\nTórshavn        03.06.2027  kl. 14:00\nKrambatangi     03.06.2027  kl. 16:05\n\nKrambatangi     06.06.2027  kl. 18:30\nTórshavn        06.06.2027  kl. 20:35\n\nTilsamans 420,00 DKK',
    ['Tórshavn 14:00 16:05', 'Krambatangi 18:30 20:35'],
  ],
  [
    'a word for either end above the place',
    'Erreserba zenbakia: IB-55021\nIrteera\nDonostia, autobus geltokia\n2027/02/19   08:15\nHelmuga\nVitoria-Gasteiz, Euskaltzaindia plaza\n2027/02/19   09:35\nGuztira: 8,95 €',
    ['Donostia, autobus geltokia 08:15 09:35'],
  ],
])('two places with an hour each are the ends of a way in words that no list has: %s', async (_, body, ways) => {
  const { bookings } = await readTestMail('IB-55021 / 99120', body);
  expect(bookings.map(({ location, startTime, endTime }) => [location, startTime, endTime].join(' '))).toEqual(ways);
});

it('a table for one day and another for the next are no way between them', async () => {
  const { bookings } = await readTestMail(
    'Your tables',
    'Your tables are booked.\n\nChez Armande\nFriday 3 September 2027, 20:15\n2 guests\n\nLa Criée\nSaturday 4 September 2027, 12:30\n2 guests',
  );
  expect(bookings.map(({ type }) => type)).toEqual(['restaurant', 'restaurant']);
});

it.each([
  [
    'letters before a name that is no airport’s',
    'Ihre Bestellung 30918842',
    'Guten Tag Karin Voss,\n\nvielen Dank für Ihre Bestellung 30918842 vom 05.11.2026.\n\nNDR Elbphilharmonie Orchester / Mahler: Sinfonie Nr. 6\nMo, 17.05.2027 | 20:00 Uhr\nElbphilharmonie Hamburg, Großer Saal\nPlatz der Deutschen Einheit 4, 20457 Hamburg\n\n2 x Etage 13, Bereich K, Reihe 4, Platz 11 und 12\n   je 74,00 EUR              148,00 EUR\n\nSumme                        153,50 EUR\nbezahlt mit PayPal',
  ],
  [
    'a card that is charged',
    'You are going to Ostler & Rye',
    'Ostler & Rye\nRESERVATION CONFIRMED\nParty of 4\nFri, Mar 5, 2027\n8:15 PM\n1412 W Fulton Market, Chicago, IL 60607\n\nTotal charged to Amex 1009             $1,186.40\n\nConfirmation # TB-9F3-2207-QX\nYou may transfer your reservation to a friend.',
  ],
])('an evening is no way: %s', async (_, subject, body) => {
  const { bookings } = await readTestMail(subject, body);
  expect(bookings.filter(({ endLocation }) => endLocation !== undefined)).toEqual([]);
});
