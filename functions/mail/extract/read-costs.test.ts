import { expect, it } from 'vitest';
import { readTestMail as mail } from './test-mail.ts';

const VOYAGE = `Votre voyage est confirmé.
Dossier : VY-20418

Vol 1
ven. 8 oct. 2027
KZ 611  Paris (CDG) 11:50 -> Montréal (YUL) 13:20

Vol 2
sam. 16 oct. 2027
KZ 612  Montréal (YUL) 20:10 -> Paris (CDG) 08:45, dim. 17 oct. 2027

Hôtel du Plateau
17 rue Rachel, Montréal H2W 1G3, Canada
Arrivée : ven. 8 oct. 2027, 15:00
Départ : sam. 16 oct. 2027, 11:00
`;

it('of a bill whose rows name the bookings, each has its own price', async () => {
  const { bookings } = await mail(
    'Votre voyage à Montréal est confirmé',
    `${VOYAGE}
Vol 1                       312,30 €
Vol 2                       268,75 €
Hôtel (8 nuits)             832,00 €
Taxes de l'hôtel             83,20 €
Total                     1 496,25 €
`,
  );
  expect(bookings.map(({ type, cost }) => [type, cost])).toEqual([
    ['flight', 312.3],
    ['hotel', 915.2],
    ['flight', 268.75],
  ]);
  expect(bookings.at(-1)).toMatchObject({ startDate: '2027-10-16', endDate: '2027-10-17' });
});

const returnJourney = (bill: string) =>
  mail(
    'Din bestilling KXD4491T',
    `Tak for din bestilling.

BESTILLINGSNUMMER  KXD4491T

UDREJSE   fredag 12. februar 2027
  21.08  København H       Tog 74, vogn 21
  23.21  Odense St.

HJEMREJSE  søndag 21. februar 2027
  19.45  Odense St.        Tog 75, vogn 23
  21.38  København H

Udrejse                        399 kr
Hjemrejse                      349 kr
${bill}
`,
  );

it('the ways out and back have their own prices, and the tax within the total is none of the rows', async () => {
  const { bookings } = await returnJourney('I alt (heraf moms 149,60 kr)   748 kr');
  expect(bookings).toMatchObject([
    { cost: 399, currency: 'DKK' },
    { cost: 349, currency: 'DKK' },
  ]);
});

it('of a bill with a row for no booking, the total is for all of them', async () => {
  const { bookings } = await returnJourney(
    'Cykelbillet                     60 kr\nI alt                          808 kr',
  );
  expect(bookings.map(({ cost }) => cost)).toEqual([808, undefined]);
});

const stay = (bill: string) =>
  mail(
    'Your stay is confirmed',
    `Thank you, your stay is confirmed.\nBooking reference: SP-20418\nHotel Sandpiper\n12 Shore Road, Galway H91 X2Y3, Ireland\nCheck-in: Fri 7 May 2027\nCheck-out: Mon 10 May 2027\n\n${bill}\n`,
  );

it.each([
  ['instalments', 'Total in 3 instalments of €60.00 (last one €60.05)   €180.05'],
  [
    'a price before a deduction',
    'Former total      €340.00\nLess one night   -€140.00\nTotal now         €200.00\nRefund            €140.00',
  ],
  [
    'a deduction with the sign before it',
    'Total before      340,00 €\nLess one night   -140,00 €\nTotal now         200,00 €\nRefund            140,00 €',
  ],
  [
    'a fixed price with words behind',
    'Fixed price:      €200.00 (to be paid on arrival, in cash or by card)\nLaundry is €8.00 for each load, whenever you like to do some.',
  ],
])('the total is not one of its parts: %s', async (kind, bill) => {
  expect((await stay(bill)).bookings).toMatchObject([{ cost: kind === 'instalments' ? 180.05 : 200, currency: 'EUR' }]);
});

it('the amount that a deposit and a balance in its sentence add up to is the total', async () => {
  const { bookings } = await stay(
    'We received your deposit of 150 euros, thank you. The price of the stay is 600 euros, so the remaining 450 euros are due when you arrive, as is the key deposit of 40 euros.',
  );
  expect(bookings).toMatchObject([{ cost: 600 }]);
});

it('a crown in Norwegian words is the Norwegian one', async () => {
  const { bookings } = await mail(
    'Bekreftelse på bestilling OT-220417',
    'Hei!\n\nBestillingsnr.:  OT-220417\nHentes:          mandag 15. februar 2027 kl. 05.15\nFra:             Kirkegata 94, 5008 Bergen\nTil:             Bergen lufthavn Flesland (BGO)\nFastpris:        kr 645,- (betales i bilen, kort eller Vipps)\n\nAvbestilling senest kl. 03.15 samme dag.\n',
  );
  expect(bookings).toMatchObject([{ cost: 645, currency: 'NOK' }]);
});

it('a bill that has its currency in brackets above the rows has its total in that currency', async () => {
  const { bookings } = await mail(
    'Booking confirmation ML-20418',
    `Your booking is confirmed. Reservation number: ML-20418

Hotel Marlow
12 Harbour Street, Miami, FL 33132
Check-in: Friday 8 October 2027, 15:00
Check-out: Sunday 10 October 2027, 11:00

CHARGES (USD)
Room, 2 nights               310.00
Taxes and fees                40.30
TOTAL CHARGE                 350.30
`,
  );
  expect(bookings).toMatchObject([{ cost: 350.3, currency: 'USD' }]);
});

it('rows of a count, a price and their product add up to the total, whatever words stand beside it', async () => {
  const bill = `
Pokoj            3 x 2 490 Kč      7 470 Kč
Parkování        3 x   250 Kč        750 Kč

Celkem                             8 220 Kč
`;
  const { bookings } = await mail(
    'Potvrzení rezervace 27-00893 - Hotel U Lípy',
    `Číslo rezervace:   27-00893
Hotel:             Hotel U Lípy
Příjezd:           čtvrtek 12. 8. 2027
Odjezd:            neděle 15. 8. 2027
${bill}`,
  );
  expect(bookings).toMatchObject([{ type: 'hotel', cost: 8220, currency: 'CZK' }]);
});

it('a discount on all journeys makes the total what is paid', async () => {
  const { bookings } = await returnJourney(
    'Rabat                          -48 kr\nI alt                          700 kr',
  );
  expect(bookings.map(({ cost }) => cost)).toEqual([700, undefined]);
});

const ways = (first: string, second: string, bill: string) => `Thank you, your tickets are booked.
Booking number: KT-20418

Outbound: IC 47 Helsinki - Tampere
5 March 2027, departure 10:24, arrival 12:07${first}

Return: IC 90 Tampere - Helsinki
7 March 2027, departure 18:05, arrival 19:50${second}

${bill}
`;

it.each([
  ['in its block', ways('\n2 adults · €24.90', '\n2 adults · €41.50', 'Total: €66.40')],
  ['in a row with its ends', ways('', '', 'Helsinki – Tampere   €24.90\nTampere – Helsinki   €41.50\nTotal   €66.40')],
  ['in a row with its train', ways('', '', 'Saver IC 47   €24.90\nSaver IC 90   €41.50\nTotal   €66.40')],
  [
    'where the tax within stands above the sum',
    ways('', '', 'Saver IC 47   €24.90\nSaver IC 90   €41.50\nincl. VAT   €6.04\nTotal   €66.40'),
  ],
])('each of two ways has the price that stands %s', async (_, body) => {
  const { bookings } = await mail('Your tickets', body);
  expect(bookings.map(({ cost, currency }) => [cost, currency])).toEqual([
    [24.9, 'EUR'],
    [41.5, 'EUR'],
  ]);
});

it('a sum that its rows add up to is the total, whatever other currency stands between', async () => {
  const { bookings } = await mail(
    'Your stay is confirmed',
    `Hotel Kestrel\n14 Mill Lane, Whitby YO21 3PU\nCheck-in: 9 March 2027\nCheck-out: 12 March 2027\n
Price   DKK 3.113,60\nVAT 25 %   DKK 778,40\napprox.   € 521,74\nDue at the hotel   DKK 3.892,00\n`,
  );
  expect(bookings).toMatchObject([{ cost: 3892, currency: 'DKK' }]);
});

const stayWith = (bill: string) =>
  `Your stay is confirmed.\nHotel Kestrel\n14 Mill Lane, Whitby YO21 3PU\nCheck-in: 9 March 2027\nCheck-out: 12 March 2027\n\n${bill}\n`;

it.each([
  [
    'a discount, though its sign stands apart',
    '3 nights x €98.00   €294.00\nOnline discount   -   €12.00\nPaid   €282.00',
    282,
  ],
  [
    'a total that names what is within',
    '3 nights x €38.00   €114.00\nCot   €30.00\nTotal with tax and full insurance   €144.00',
    144,
  ],
  ['a total behind the price of a night', 'Rate: €95.00 per night - total €285.00 payable at the hotel', 285],
])('the total is read beside %s', async (_, bill, cost) => {
  expect((await mail('Your stay is confirmed', stayWith(bill))).bookings).toMatchObject([{ cost }]);
});

it('a price in parentheses, taken as often as a count before it says, makes the amount behind the equals sign', async () => {
  const { bookings } = await mail(
    'Tus entradas LC-9047',
    'Tu reserva está confirmada.\nEspectáculo: Flamenco puro\nFecha: 20 de febrero de 2027\nHora: 21:00\nLugar: Tablao La Cal, calle Levíes 14, 41004 Sevilla\nEntradas: 2 x butaca 1ª fila (24 euros) = 48 euros\nLocalizador: LC-9047',
  );
  expect(bookings).toMatchObject([{ cost: 48, currency: 'EUR' }]);
});
