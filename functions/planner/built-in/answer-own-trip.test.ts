import { expect, it } from 'vitest';
import type { ChatAnswer } from '#shared/planner/schema.ts';
import type { OwnActivity, OwnTrip } from '../own-trip/own-trip.ts';
import { answer } from './answer.ts';

/** From a Friday on. */
function tripCalled(title: string, activities: readonly OwnActivity[] = [], endDate = '2027-01-12'): OwnTrip {
  const places = { location: 'Vienna', firstLocation: null };
  const day = { date: '2027-01-08', title: 'Vienna', location: 'Vienna', accommodationAddress: null };
  return {
    trip: { ...places, id: 'k3v9x2m7q4w8', title, startDate: '2027-01-08', endDate },
    days: [{ day, activities }],
  };
}

function ask(trip: OwnTrip, message: string): ChatAnswer {
  return answer({ message, trip, chatHistory: [], suggestion: null, today: '2026-11-21' });
}

function datesOf(title: string, message: string): readonly string[] {
  const items = ask(tripCalled(title), message).changes?.items ?? [];
  return [...new Set(items.map((item) => (item.kind === 'add' ? item.date : item.kind)))];
}

it('a day that occurs only in the trip’s name is not asked for', () => {
  expect(datesOf('A Winter Weekend', 'fill the empty days of A Winter Weekend')).toContain('2027-01-12');
});

it('a trip’s short name matches no part of a longer word', () => {
  expect(datesOf('Sun', 'fill Sunday')).toEqual(['2027-01-10']);
});

const activity = (id: string, title: string, confirmationNumber: string | null): OwnActivity => ({
  ...{ id, title, time: '19:00', endTime: null, endDate: null, timeOfDay: 'evening', category: 'food' },
  ...{ location: 'Vienna', endLocation: null, coordinates: null, confirmationNumber, emailIds: [] },
  cancelled: false,
});

it('for several bookings it says that each of them stays', () => {
  const trip = tripCalled('Winter', [activity('a', 'Dinner at Adler', 'R-1'), activity('b', 'Dinner at Krone', 'R-2')]);
  const { message, changes } = ask(trip, 'remove all dinners');
  expect(message).toMatch(/Dinner at Adler is booked.*Dinner at Krone is booked/);
  expect(changes).toBeUndefined();
});

it('a proposal for many empty days can be applied in one step', () => {
  for (const message of ['fill the empty days', 'add dinner on every day']) {
    const items = ask(tripCalled('Long', [], '2027-03-10'), message).changes?.items ?? [];
    const days = new Set(items.map((change) => change.kind === 'add' && change.date)).size;
    expect(items.length, message).toBeGreaterThan(10);
    expect(items.length + days).toBeLessThanOrEqual(90);
  }
});

it('removes and moves on the traveller’s own trip are proposed, and a question proposes nothing', () => {
  const trip = tripCalled('Winter', [activity('a', 'Supper club', null)]);
  expect(ask(trip, 'please get rid of the supper club').changes?.items).toMatchObject([
    { kind: 'remove', activityId: 'a' },
  ]);
  expect(ask(trip, 'could you move the supper club to Sunday').changes?.items).toMatchObject([
    { kind: 'move', activityId: 'a', to: '2027-01-10' },
  ]);
  expect(ask(trip, 'what is on day 1?')).toMatchObject({ message: expect.stringContaining('Supper club') });
  expect(ask(trip, 'what is on day 1?').changes).toBeUndefined();
});
