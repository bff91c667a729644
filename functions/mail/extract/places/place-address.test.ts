import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

it('a remark below an address is no part of it', async () => {
  const { bookings } = await mail(
    'Your table at Salthouse is booked',
    'Thursday 15th April 2027 at 7.45pm\nTable for four, name of Okafor\nSalthouse\n14 Merchants Quay\nGalway H91 X2P4\nYour table is yours until nine',
  );
  expect(bookings).toMatchObject([{ type: 'restaurant', location: 'Salthouse, 14 Merchants Quay, Galway H91 X2P4' }]);
  expect(bookings[0]?.location).not.toContain('until');
});

it('an address is read beside a line with a reference', async () => {
  const { bookings } = await mail(
    'Prenotazione confermata',
    'La vostra prenotazione è confermata: 19 marzo 2027, ore 20.30\nOsteria Tre Gobbi\nVia del Pratello 91/b, 40122 Bologna\nRiferimento 55123/b',
  );
  expect(bookings).toMatchObject([
    { location: 'Osteria Tre Gobbi, Via del Pratello 91/b, 40122 Bologna', confirmationNumber: '55123/b' },
  ]);
});

it('where one meets is what a sentence says below its label, without the sentences behind it', async () => {
  const { bookings } = await mail(
    'Reserva confirmada',
    'Tour en bicicleta por Sevilla\nNúmero de reserva: TR-88124\nFecha: 10 de abril de 2027\nHora: 10:00\n\nPunto de encuentro\nDelante de la oficina de la Plaza de Cuba, junto al puente de San Telmo. El guía llevará una camiseta verde.',
  );
  expect(bookings).toMatchObject([
    { location: 'Delante de la oficina de la Plaza de Cuba, junto al puente de San Telmo' },
  ]);
});

it('how many may sleep in a house is no part of its address, nor is a ticket that is counted', async () => {
  const { bookings } = await mail(
    'Booking confirmation',
    'Holiday home Dune\n14 Mill Lane, Whitby YO21 3PU\n6 people, 3 bedrooms, sauna\n2 x bed linen\n\nBooking no.: 7740213\nArrival: 3 July 2027\nDeparture: 10 July 2027',
  );
  expect(bookings[0]?.location).toMatch(/14 Mill Lane, Whitby YO21 3PU$/);
});

it('tickets for several hours at one place have its address, as a guess', async () => {
  const { bookings } = await mail(
    'Jegyvásárlás visszaigazolása - GF-20881',
    'Köszönjük vásárlását! Rendelésszám: GF-20881\n\nPalatinus Strandfürdő\n1007 Budapest, Soó Rezső sétány 1.\n\n1) Napijegy, 2 fő\nDátum: 2027. június 12.\nBelépés: 09:00\n2 x 4 200 Ft = 8 400 Ft\n\n2) Szauna program, 2 fő\nDátum: 2027. június 12.\nKezdés: 15:00\n2 x 3 000 Ft = 6 000 Ft\n\nVégösszeg: 14 400 Ft',
  );
  expect(bookings.map(({ location, evidence }) => [location, evidence?.location?.kind])).toEqual([
    ['1007 Budapest, Soó Rezső sétány 1.', 'guessed'],
    ['1007 Budapest, Soó Rezső sétány 1.', 'guessed'],
  ]);
});

it('a street without a number above its postcode and town is an address, and a sentence with a number is none', async () => {
  const { bookings } = await mail(
    'Vos billets Lascaux IV',
    'Votre commande L4-2027-118845 est confirmée.\n\nLASCAUX IV - Visite guidée\n14 avril 2027 à 10h40\n\n2 x Plein tarif   44,00 €\nTOTAL   44,00 €\n\nAvenue de Lascaux\n24290 Montignac-Lascaux',
  );
  expect(bookings).toMatchObject([{ location: 'Avenue de Lascaux, 24290 Montignac-Lascaux' }]);
  const stays = await mail(
    'Buchungsbestätigung 2027-071',
    'Hiermit bestätigen wir Ihre Buchung Nr. 2027-071\n\nHaus Strandhafer\nSandwall 88a, 25938 Wyk auf Föhr\nAnreise: 10.07.2027\nAbreise: 24.07.2027',
  );
  expect(stays.bookings).toMatchObject([{ location: 'Haus Strandhafer, Sandwall 88a, 25938 Wyk auf Föhr' }]);
});
