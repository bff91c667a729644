import { expect, it } from 'vitest';
import { NO_WISH } from '../understand/wish.ts';
import { answerOwnTrip } from './answer-own-trip.ts';
import type { OwnActivity, OwnTrip } from './own-trip.ts';

const TODAY = '2026-11-21';

/** From a Friday to a Tuesday. */
function tripCalled(title: string, activities: readonly OwnActivity[] = []): OwnTrip {
  const places = { location: 'Vienna', firstLocation: null };
  const day = { date: '2027-01-08', title: 'Vienna', location: 'Vienna', accommodationAddress: null };
  return {
    trip: { ...places, id: 'k3v9x2m7q4w8', title, startDate: '2027-01-08', endDate: '2027-01-12' },
    days: [{ day, activities }],
  };
}

async function datesOf(title: string, message: string): Promise<readonly string[]> {
  const answer = answerOwnTrip(message, tripCalled(title), NO_WISH, TODAY);
  const items = answer?.changes?.items ?? [];
  return [...new Set(items.map((item) => (item.kind === 'add' ? item.date : item.kind)))];
}

it('a day that occurs only in the trip’s name is not asked for', async () => {
  expect(await datesOf('A Winter Weekend', 'fill the empty days of A Winter Weekend')).toContain('2027-01-12');
});

it('a trip’s short name matches no part of a longer word', async () => {
  expect(await datesOf('Sun', 'fill Sunday')).toEqual(['2027-01-10']);
});

it('for several bookings it says that they stay', async () => {
  const booked = (id: string, title: string): OwnActivity => ({
    ...{ id, title, time: '19:00', endTime: null, endDate: null, timeOfDay: 'evening', category: 'food' },
    ...{ location: 'Vienna', endLocation: null, coordinates: null, confirmationNumber: 'R-1', emailIds: [] },
    cancelled: false,
  });
  const trip = tripCalled('Winter', [booked('a', 'Dinner at Adler'), booked('b', 'Dinner at Krone')]);
  const answer = answerOwnTrip('remove all dinners', trip, NO_WISH, TODAY);
  expect(answer?.message).toBe(
    'Dinner at Adler and Dinner at Krone are booked and stay: cancel them where you booked them first.',
  );
});
