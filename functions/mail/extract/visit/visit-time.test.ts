import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';

it('a line that begins with the time of a tour and ends with when it is back says both', async () => {
  const { bookings } = await readPastedText(
    'Your booking is confirmed\n\nLisbon after dark: a walking tour\nWednesday, 7 April 2027\n5:30 PM · about 3.5 hours, back by 9:00 PM\n2 adults\n\nBooking reference: WD-88231',
    { receivedAt: new Date('2027-01-04T10:00:00Z') },
  );
  expect(bookings).toMatchObject([{ type: 'activity', startDate: '2027-04-07', startTime: '17:30' }]);
});

it('a day in the middle of a sentence, without an hour, makes no visit', async () => {
  const { bookings } = await readPastedText(
    'Entry rules for your journey to Japan\n\nYour passport must be valid for six months after the day of return (19 April 2027).\nTickets and museum passes follow by separate mail.\n\nFile reference: MR-27-0410\nBlue Route Travel',
    { receivedAt: new Date('2026-11-20T10:00:00Z') },
  );
  expect(bookings).toEqual([]);
});

it('the time at which one is back is the end of a tour', async () => {
  const { bookings } = await readPastedText(
    'Your tour is confirmed\n\nTour: Cenotes and ruins\nThursday, 14 January 2027\ndeparture 6:45 a.m., return 5:30 p.m.\n\nBooking reference: CS-4419',
    { receivedAt: new Date('2026-11-20T10:00:00Z') },
  );
  expect(bookings).toMatchObject([{ startTime: '06:45', endTime: '17:30' }]);
});
