import { expect, it } from 'vitest';
import { readTestMail } from '../test-mail.ts';

const stay = (more: string) =>
  readTestMail(
    'Your booking SR-88201',
    `Your booking SR-88201 is confirmed.\n\nROOM\nCheck-in: Saturday 3 April 2027, from 16:00\nCheck-out: Monday 5 April 2027, until 10:30\nHotel Alba, Via Roma 8, 10121 Torino\n\n${more}`,
  );

it('a course on a day of the stay, under a heading of its own, is a booking beside the room', async () => {
  const { bookings } = await stay('COOKING\nPasta course with Rosa, 2 persons\nSunday 4 April 2027, 10:00');
  expect(bookings).toMatchObject([
    { type: 'hotel' },
    { type: 'activity', title: 'Pasta course with Rosa', startDate: '2027-04-04', startTime: '10:00' },
  ]);
});

it.each([
  ['a limit', 'Free cancellation until Saturday 3 April 2027, 12:00'],
  ['the price of a night', 'Room rate\nSunday 4 April 2027   € 120.00'],
])('a day of the stay that says %s books nothing', async (_, more) => {
  expect((await stay(more)).bookings.map(({ type }) => type)).toEqual(['hotel']);
});
