import { expect, it } from 'vitest';
import { readTestMail } from '../test-mail.ts';

it.each([
  [
    'en',
    'Split Transfers: confirmed. Driver Ante will meet you Sat 12 June 2027 at 14:45 at Split Airport arrivals, to Hotel Luna, Trogir. Ref ST-4410, EUR 38 cash.',
    ['Split Airport', 'Hotel Luna, Trogir'],
  ],
  [
    'de',
    'Taxi Huber: Fahrt bestätigt, Mo 15.02.2027 04:40 Uhr ab Lindenstr. 7, 80337 München zum Flughafen MUC. Auftrag 55012. Ihr Fahrer Mehmet ruft 10 Min vorher an.',
    ['Lindenstr. 7, 80337 München', 'Flughafen MUC'],
  ],
])('one sentence confirms a ride from one place to another (%s)', async (_, body, ends) => {
  const { bookings } = await readTestMail('sms', body);
  expect(bookings).toMatchObject([{ type: 'transport', location: ends[0], endLocation: ends[1] }]);
});
