import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar/calendar.ts';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { converse } from './test-conversation.ts';

const CITIES = ['Rome', 'Lisbon', 'Vienna', 'Bangkok', 'Kyoto', 'Mexico City', 'Edinburgh', 'Seville'];
const START = '2027-04-09';

/** What stands on each date, without the first and the last day, which are shorter than others. */
function byDate({ startDate, itinerary }: TripSuggestion): Map<string, readonly string[]> {
  const inner = itinerary.slice(1, -1);
  return new Map(inner.map(({ activities }, index) => [addDays(startDate ?? '', index + 1), activities]));
}

const city = fc.constantFrom(...CITIES);
const length = fc.integer({ min: 4, max: 7 });

describe('a trip that gets another end, length or first day', () => {
  it('has the same things on every date that is a full day of both', () => {
    const other = fc.constantFrom(
      'one more day',
      'one day less',
      'make it 8 days',
      'we fly home a day later',
      'we leave on sunday 18 instead',
    );
    fc.assert(
      fc.property(city, length, other, (where, days, said) => {
        const first = `${where} for ${days} days from 9 april 2027`;
        const [before, after] = [converse(first), converse(first, said)];
        if (!before.suggestion || !after.suggestion) throw new Error(`No plan for "${first}"`);
        expect(after.suggestion.startDate).toBe(START);
        const then = byDate(before.suggestion);
        for (const [date, activities] of byDate(after.suggestion)) {
          if (then.has(date)) expect({ date, activities }).toEqual({ date, activities: then.get(date) });
        }
      }),
      { numRuns: 24, seed: 7 },
    );
  }, 120_000);

  it('keeps the days in their order where all of it is moved', () => {
    const before = converse('Vienna for 4 days from monday 5 april 2027');
    const after = converse('Vienna for 4 days from monday 5 april 2027', 'push everything a week later');
    expect(after.suggestion?.startDate).toBe('2027-04-12');
    expect(after.suggestion?.itinerary).toEqual(before.suggestion?.itinerary);
  });
});

describe('a stop that gets other nights', () => {
  it('leaves all other stops as they were', () => {
    const first = 'Venice, Florence and Rome, 9 days from 9 may 2027';
    const rest = (turns: readonly string[]) =>
      converse(...turns)
        .suggestion?.itinerary.filter(({ title }) => !/Rome|Venice/.test(title))
        .flatMap(({ activities }) => activities)
        .filter((name) => !/^(?:Train|Coach)/.test(name));
    const said = 'one night less in venice, one more in rome';
    const florence = rest([first])?.filter((name) => /Uffizi|Vecchio|Florence Cathedral/.test(name)) ?? [];
    expect(florence.length).toBeGreaterThan(0);
    expect(rest([first, said])).toEqual(expect.arrayContaining(florence));
    expect(converse(first, said).suggestion?.itinerary).toHaveLength(9);
  });

  it('takes them from the longest where the last day of the trip was named', () => {
    const { suggestion, last } = converse(
      'Hanoi, Hoi An and Ho Chi Minh City, 2 to 13 february 2027',
      'one more night in hoi an',
    );
    expect(suggestion?.itinerary).toHaveLength(12);
    expect(last?.message).toMatch(/Hoi An has \d nights now/);
  });
});

it('what is not wanted any more makes way for something else, and nothing else changes', () => {
  const first = 'Vienna for 5 days from 9 april 2027';
  const kinds = new Map(
    catalogue()
      .destination('Vienna')
      ?.places.map(({ name, kind }) => [name, kind]),
  );
  const names = (...turns: readonly string[]) =>
    converse(...turns).suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
  const after = names(first, 'i hate museums');
  const gone = names(first).filter((name) => !after.includes(name));
  expect(gone.length).toBeGreaterThan(0);
  expect(new Set(gone.map((name) => kinds.get(name)))).toEqual(new Set(['museum']));
});
