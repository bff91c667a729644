import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';
import { readTestMail } from '../test-mail.ts';

const options = { receivedAt: new Date('2026-11-29T10:00:00Z') };
const mail = (park: string, arrive: string, collect: string) =>
  `Booking confirmation\nBooking reference: MN8842216\n\n${park}\n\n${arrive}\nSat 12/12/2026 at 04:30\n\n${collect}\nSat 19/12/2026 at 23:15\n\nParking total: £77.98`;

it.each([
  ['Car park: Meet & Greet North', 'Arriving at car park', 'Collecting car'],
  ['Parking Meet & Greet North', 'Bring it in', 'Take it home'],
])('two moments of a mail about parking are entry and exit, whatever they are called (%s)', async (...words) => {
  const { bookings } = await readPastedText(mail(...words), options);
  expect(bookings).toMatchObject([
    { startDate: '2026-12-12', startTime: '04:30', endDate: '2026-12-19', endTime: '23:15' },
  ]);
});

it('a payment with its day and hour is no moment of parking, and the car park is called by its name', async () => {
  const { bookings } = await readTestMail(
    'Ihre Parkplatzbuchung PN-448123',
    'Parkplatz am Flughafen\nBuchungsnummer: PN-448123\nVon   19.09.2026 04:30\nBis   03.10.2026 23:00\nBezahlt 01.09.2026 12:00 45,00 EUR',
  );
  expect(bookings).toMatchObject([
    {
      ...{ title: 'Parking Vendor', cost: 45, currency: 'EUR' },
      ...{ startDate: '2026-09-19', startTime: '04:30', endDate: '2026-10-03', endTime: '23:00' },
    },
  ]);
});
