import { expect, it } from 'vitest';
import { readTestMail as mail } from './test-mail.ts';

it('a header that spans labels and values says which end of a rental they are about', async () => {
  const { bookings } = await mail(
    'Ihre Mietwagen-Buchung MW-558812',
    `<table><tr><th colspan=2>Abholung</th><th colspan=2>Rückgabe</th></tr>
     <tr><td>Datum</td><td>12.06.2027</td><td>Datum</td><td>19.06.2027</td></tr>
     <tr><td>Uhrzeit</td><td>10:30</td><td>Uhrzeit</td><td>18:00</td></tr></table><p>Buchungsnummer: MW-558812</p>`,
    'html',
  );
  expect(bookings).toMatchObject([{ startTime: '10:30', endDate: '2027-06-19', endTime: '18:00' }]);
});

it('a rental is recognised by its car class when no word mentions renting', async () => {
  const { bookings } = await mail(
    'Reservation 44120987US1 confirmed',
    'PICK-UP\nDenver Intl Airport (DEN)\nMon, Jun 14, 2027 @ 11:30 AM\n\nRETURN\nSalt Lake City Intl Airport (SLC)\nSun, Jun 20, 2027 @ 9:00 AM\n\nCAR\nToyota RAV4 or similar\n\nEstimated total     $550.41 USD\n',
  );
  expect(bookings).toMatchObject([{ type: 'transport', location: 'Denver Intl Airport (DEN)', cost: 550.41 }]);
});

it('an arrow between two names is a route, and the fare class below it is not a place', async () => {
  const { bookings } = await mail(
    'Din overfart, booking 3094471',
    'Ystad → Rønne\nLørdag 10. juli 2027\nAfgang: 12:30\nAnkomst: 13:50\nExpress 5 · Lavpris\n\nRønne → Ystad\nLørdag 17. juli 2027\nAfgang: 16:30\nAnkomst: 17:50\nExpress 1 · Lavpris\n\nFærge og bil\n',
  );
  expect(bookings).toMatchObject([
    { location: 'Ystad', endLocation: 'Rønne' },
    { location: 'Rønne', endLocation: 'Ystad', startTime: '16:30' },
  ]);
});

it('the name of a show is above its date, and its venue below', async () => {
  const { bookings } = await mail(
    'Orderbekräftelse 884211',
    'Brahms Requiem\nTor 22 april 2027 kl 19.00\nKonserthuset, Stora salen\nHötorget 8, Stockholm\nRad 8, plats 14-15\n\n2 biljetter\nTotalt 810 kr\n',
  );
  expect(bookings).toMatchObject([{ type: 'activity', title: 'Brahms Requiem', startTime: '19:00' }]);
});

it('a total is a multiple of the price', async () => {
  const { bookings } = await mail(
    'ご予約確定',
    '店舗名：和食処 すみれ野\n来店日時：2027年12月18日(土) 18:30\n人数：5名\nコース 5,500円(税込) × 5名 計 27,500円\n予約番号：R-90233871\n',
  );
  expect(bookings).toMatchObject([{ type: 'restaurant', cost: 27_500, currency: 'JPY' }]);
});

it('an invoice, a lottery and starting prices are not bookings', async () => {
  for (const [subject, body] of [
    ['Fatura FR 2027/1184', 'Hotel Central\nChegada: 09/10/2027\nPartida: 12/10/2027\nTotal: 266,40 €\n'],
    ['抽選お申し込み受付完了', '公演名：青い惑星\n公演日：2027年10月9日(土) 17:00\n受付番号：1182-7730\n'],
    ['Hamburg – Palma ab 39 €', 'Hamburg (HAM) → Palma (PMI)\n12.05.2027 06:00 - 08:40\nab 39 €\n'],
  ] as const)
    expect((await mail(subject, body)).bookings).toEqual([]);
});

it('a ticket that comes with its invoice is a booking', async () => {
  const { bookings } = await mail(
    'Invoice and ticket',
    'Your booking QK7T2M is confirmed.\n\nJP 214 Zurich (ZRH) - Lisbon (LIS)\n12 March 2027 18:35 - 20:30\n\nTotal 120.00 EUR\n',
  );
  expect(bookings).toMatchObject([{ type: 'flight', startDate: '2027-03-12', confirmationNumber: 'QK7T2M' }]);
});

it('words that begin or end with an accented letter are matched', async () => {
  const table = await mail(
    'Reserva confirmada no Restaurante O Polvo',
    'A sua reserva para 12 de maio de 2027 às 20 está confirmada.\nRestaurante O Polvo\nRua Nova 12, 4050-001 Porto\nA mesa fica reservada até às 22:00.\nCódigo: AB-1234\n',
  );
  expect(table.bookings).toMatchObject([{ type: 'restaurant', startTime: '20:00', endTime: '22:00' }]);
  const stay = await mail(
    'Réservation confirmée',
    'Hôtel du Port\n3 quai Nord, 35400 Saint-Malo\nArrivée : samedi 5 juin 2027\nDépart : lundi 7 juin 2027\nRéférence : HP-88123\nTaxe de séjour 4,40 €\nVous avez payé 180,00 €\nParking 20,00 €\n',
  );
  expect(stay.bookings).toMatchObject([{ type: 'hotel', cost: 180, currency: 'EUR' }]);
});
