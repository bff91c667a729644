import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

it('the two ends of a way are read from a line that also counts its changes', async () => {
  const { bookings } = await mail(
    'Your tickets KX77123',
    'Booking reference: KX77123\nSat 06 Mar 2027\nLeeds to Truro, 2 changes, 7h 39m\nDepart: 08:15\nArrive: 15:54',
  );
  expect(bookings).toMatchObject([
    { type: 'transport', location: 'Leeds', endLocation: 'Truro', startTime: '08:15', endTime: '15:54' },
  ]);
});
