import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

it('a transfer is picked up by the clock of its town', async () => {
  const { bookings } = await mail(
    'Your transfer is confirmed LT-33812',
    'Booking reference: LT-33812\nPick-up date: 12 May 2027\nPick-up time: 10:30\nPick-up: Lisbon Airport\nDrop-off: Hotel Mundial, Lisbon',
  );
  expect(bookings).toMatchObject([{ type: 'transport', startTime: '10:30', timeZone: 'Europe/Lisbon' }]);
});
