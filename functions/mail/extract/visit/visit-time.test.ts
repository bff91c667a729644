import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';

it('a line that begins with the time of a tour and ends with when it is back says both', async () => {
  const { bookings } = await readPastedText(
    'Your booking is confirmed\n\nLisbon after dark: a walking tour\nWednesday, 7 April 2027\n5:30 PM · about 3.5 hours, back by 9:00 PM\n2 adults\n\nBooking reference: WD-88231',
    { receivedAt: new Date('2027-01-04T10:00:00Z') },
  );
  expect(bookings).toMatchObject([{ type: 'activity', startDate: '2027-04-07', startTime: '17:30' }]);
});
