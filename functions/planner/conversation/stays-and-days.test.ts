import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { converse } from './test-conversation.ts';

const ROUTES = [
  ['Rome', 'Naples'],
  ['Prague', 'Vienna'],
  ['Hamburg', 'Berlin'],
  ['Lisbon', 'Porto'],
] as const;

/** How many days of a card are in each of these towns, by where most of a day's things are. */
function daysIn(suggestion: TripSuggestion | null, towns: readonly string[]): number[] {
  return towns.map(
    (town) =>
      (suggestion?.itinerary ?? []).filter(({ details = [] }) =>
        details.some(
          ({ location, category }) =>
            category !== 'transport' && (location === town || location?.endsWith(`, ${town}`)),
        ),
      ).length,
  );
}

const anyRoute = fc.record({
  route: fc.constantFrom(...ROUTES),
  first: fc.integer({ min: 2, max: 4 }),
  second: fc.integer({ min: 2, max: 4 }),
});
const titles = (suggestion: TripSuggestion | null) => suggestion?.itinerary.map(({ activities }) => activities);

it('a route that is turned round has as many days in each place, and the same dates', () => {
  fc.assert(
    fc.property(anyRoute, ({ route, first, second }) => {
      const [a, b] = route;
      const turns = [`${a} ${first} days then ${b} ${second} days from monday 3 may 2027`, `turn it round, ${b} first`];
      const { suggestion } = converse(...turns);
      expect(suggestion).toMatchObject({
        destination: `${b} and ${a}`,
        startDate: '2027-05-03',
        duration: `${first + second} days`,
      });
      expect(daysIn(suggestion, route)).toEqual([first, second]);
    }),
    { numRuns: 12, seed: 5 },
  );
}, 30_000);

it('days that are given to each place of a plan are what it has then', () => {
  fc.assert(
    fc.property(anyRoute, ({ route, first, second }) => {
      const [a, b] = route;
      const { suggestion } = converse(
        `${a} and ${b} 6 days from sat 4 sept 2027`,
        `make it ${first} days ${a} ${second} ${b}`,
      );
      expect(suggestion?.duration).toBe(`${first + second} days`);
      expect(daysIn(suggestion, route)).toEqual([first, second]);
    }),
    { numRuns: 12, seed: 6 },
  );
}, 30_000);

it('a day less in one place and one more in the other keeps the length, whether the other is named or not', () => {
  fc.assert(
    fc.property(anyRoute, fc.boolean(), ({ route, first, second }, isNamed) => {
      const [a, b] = route;
      const { suggestion } = converse(
        `${a} ${first} days then ${b} ${second} days from monday 3 may 2027`,
        `can we have 1 day less in ${a} and 1 more in ${isNamed ? b : 'the other one'}`,
      );
      expect(daysIn(suggestion, route)).toEqual([first - 1, second + 1]);
    }),
    { numRuns: 12, seed: 7 },
  );
}, 30_000);

it.each([
  ['drop Prague, give its time to Vienna', 'Vienna'],
  ['skip Prague, more days in Vienna', 'Vienna'],
  ['what if we skip Vienna to go slower', 'Prague'],
])('"%s" frees the nights for the place that stays', (said, town) => {
  const { suggestion } = converse('Prague 3 days vienna 3 days start sat 5 june 2027', said);
  expect(suggestion).toMatchObject({ destination: town, duration: '6 days', startDate: '2027-06-05' });
});

it.each([
  ["we can't leave till the 7th. keep the length", '2027-06-07'],
  ['sorry, saturday 12 then', '2027-06-12'],
])('"%s" moves the first day and keeps every day as it was', (said, startDate) => {
  const { answers, suggestion } = converse('Lisbon 3 days porto 3 days start sat 5 june 2027', said);
  expect(suggestion).toMatchObject({ startDate, duration: '6 days' });
  expect(titles(suggestion)).toEqual(titles(answers[0]?.suggestion ?? null));
});

it('another weekday right behind the trip is one day more, and the days so far stay', () => {
  const { answers, suggestion } = converse('Vienna fri 18 june to sun 20 june 2027', 'add monday too, nothing big');
  expect(suggestion).toMatchObject({ startDate: '2027-06-18', duration: '4 days' });
  expect(titles(suggestion)?.slice(0, 3)).toEqual(titles(answers[0]?.suggestion ?? null));
  expect(suggestion?.itinerary[3]?.activities.length).toBeLessThan(4);
});

it('another place in the place of the one so far keeps dates, people and needs', () => {
  const { suggestion, last } = converse(
    'Lisbon 4 days from sat 29 may 2027, 2 adults, vegetarian',
    'scrap that, flights are mad. do Athens instead same dates',
  );
  expect(suggestion).toMatchObject({ destination: 'Athens', startDate: '2027-05-29', duration: '4 days' });
  expect(last?.message).toMatch(/for two, with vegetarian food/);
});

it('a weekday that a date does not have is said', () => {
  expect(converse('Boston 4 days from friday 9 may 2027').last?.message).toMatch(/is a Sunday, not a Friday/);
  expect(converse('Boston 4 days from sunday 9 may 2027').last?.message).not.toMatch(/not a/);
});
