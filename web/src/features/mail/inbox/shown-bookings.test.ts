import { expect, it } from 'vitest';
import { SAMPLE_HOTEL } from '../sample-booking.ts';
import { shownBookings } from './shown-bookings.ts';

const bookings = (n: number) => Array.from({ length: n }, () => SAMPLE_HOTEL);

it('FWD-04 up to 3 bookings are shown as badges', () => {
  expect([0, 1, 3].map((n) => shownBookings(bookings(n)).shown.length)).toEqual([0, 1, 3]);
  expect(shownBookings(bookings(3)).more).toBe(0);
});

it("FWD-05 with more than 3 bookings the others are counted for '+n more'", () => {
  const { shown, more } = shownBookings(bookings(5));
  expect([shown.length, more]).toEqual([3, 2]);
});
