import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

const ITINERARIES: readonly (readonly [string, string, string])[] = [
  [
    'nl',
    'Uw reis is bevestigd',
    'Uw reis is bevestigd. Dossiernummer 88140.\n\nVLUCHT KL 1943\nzaterdag 12 juni 2027\nAmsterdam (AMS) 07:05 - Split (SPU) 09:20\nBoekingscode: 7HJ2QL\n\nHUURAUTO Adria Rent, klasse B\nOphalen: luchthaven Split, 12-06-2027, 10:00\nTerugbrengen: luchthaven Split, 19-06-2027, 16:30\nVoucher AR-40912\n\nHOTEL Villa Maslina\nObala 14, 21300 Makarska\n12-06-2027 t/m 19-06-2027, 7 nachten\nVoucher VM-2218',
  ],
  [
    'de',
    'Ihre Reisebestätigung',
    'Ihre Reise ist bestätigt, Vorgangsnummer 88140.\n\n1. Flug (Buchungscode 7HJ2QL)\nSa 12.06.2027 KL 1943 Amsterdam (AMS) 07:05 - Split (SPU) 09:20\n\n2. Mietwagen (Voucher AR-40912)\nÜbernahme: Flughafen Split, 12.06.2027, 10:00 Uhr\nRückgabe: Flughafen Split, 19.06.2027, 16:30 Uhr\n\n3. Hotel (Voucher VM-2218)\nHotel Villa Maslina, Obala 14, 21300 Makarska\nAnreise 12.06.2027, Abreise 19.06.2027, 7 Nächte',
  ],
];

it.each(ITINERARIES)('each service of an itinerary is read from its own lines (%s)', async (_, subject, text) => {
  const { bookings } = await mail(subject, text);
  const of = (type: string) => bookings.find((each) => each.type === type);
  expect(bookings).toHaveLength(3);
  expect(of('hotel')).toMatchObject({
    startDate: '2027-06-12',
    endDate: '2027-06-19',
    confirmationNumber: 'VM-2218',
  });
  expect(of('flight')).toMatchObject({ startTime: '07:05', endTime: '09:20', confirmationNumber: '7HJ2QL' });
  expect(of('transport')).toMatchObject({ startTime: '10:00', endTime: '16:30', confirmationNumber: 'AR-40912' });
});

it('a transfer between two names needs neither labels nor an hour', async () => {
  const { bookings } = await mail(
    'Reisebestätigung',
    'Vorgangsnummer: 73920418\n\nFLUG   X3 4362   Hannover (HAJ) - Heraklion (HER)   05.10.2027\nab 06:05 Uhr   an 10:35 Uhr\n\nTRANSFER Bus Flughafen Heraklion - Hotel   05.10.2027\n\nHOTEL   Kalia Bay Resort, Chersonissos, Kreta   05.10.2027   19.10.2027\n14 Nächte, 1 Doppelzimmer',
  );
  expect(bookings).toContainEqual(
    expect.objectContaining({ type: 'transport', startDate: '2027-10-05', title: expect.stringContaining('Hotel') }),
  );
  expect(bookings).toContainEqual(expect.objectContaining({ type: 'hotel', endDate: '2027-10-19' }));
});

it('a line that says what is not included is no service', async () => {
  const { bookings } = await mail(
    'Booking confirmation HB-2210',
    'Hotel Miramar, Rua Nova 12, 4050-001 Porto\nCheck-in: 12 May 2027\nCheck-out: 15 May 2027\nTransfer: not included\nParking: free on site',
  );
  expect(bookings.map(({ type }) => type)).toEqual(['hotel']);
});
