import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { NO_WISH } from '../understand/wish.ts';
import type { ModelActivity } from './answer-schema.ts';
import { checkedAnswer } from './checked-answer.ts';

const activity = (category: ModelActivity['category'], costEur: number): ModelActivity => ({
  ...{ name: 'Something', timeOfDay: 'morning', city: 'Lisbon', minutes: 60 },
  ...{ category, costEur },
});
const costOf = (...activities: ModelActivity[]) => {
  const days = [{ title: 'Lisbon', activities }];
  const trip = { title: 'Lisbon', destination: 'Lisbon', description: 'Hills.', highlights: ['Alfama'], days };
  const request = { message: '', chatHistory: [], suggestion: null, trip: null, today: '2026-11-23' };
  return checkedAnswer({ message: 'A day.', trip }, request, NO_WISH).suggestion?.estimatedCost;
};

it('the sum of a model’s plan has its tickets and what a day costs, and no meal twice', () => {
  const day = catalogue().destination('Lisbon')?.perDay.middle ?? Number.NaN;
  expect(costOf(activity('sightseeing', 30), activity('food', 200))).toBe(`€${Math.round((day + 30) / 5) * 5}`);
  expect(costOf(activity('sightseeing', 30))).toBe(costOf(activity('sightseeing', 30), activity('food', 200)));
});
