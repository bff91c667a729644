import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlannedActivity, TripSuggestion } from '#shared/planner/schema.ts';
import { saidHours } from '../understand/held-times.ts';
import { converse } from './test-conversation.ts';

const onDay = (suggestion: TripSuggestion | null, day: number): readonly PlannedActivity[] =>
  suggestion?.itinerary[day - 1]?.details ?? [];

it.each([
  ['meetings 9 to 5 every day', 9, 17, 'meetings'],
  ['conference 9-18 tue to thu', 9, 18, 'conference'],
  ['keep 12 to 2 free on friday', 12, 14, undefined],
  ['the baby naps 1-3 every day so nothing then', 13, 15, undefined],
  ['course from 10:00 to 1pm', 10, 13, 'course'],
  ['just plan my evenings', 0, 18, undefined],
  ['only something small after 3pm on the first day', 0, 15, undefined],
  ['we have to leave the centre by 3', 15, 24, undefined],
])('"%s" takes the hours that it says', (said, from, to, what) => {
  expect(saidHours(said)).toMatchObject({ from: from * 60, to: to * 60, what });
});

it.each([
  '4 adults and 5 kids (1, 3, 6, 8, 10)',
  'rome 12 to 16 june',
  'walks of 2 to 3 hours',
  'is the Louvre open 9 to 5?',
  'for 2 to 4 people',
  'Edinburgh 10-14.08.',
  'our flight lands at 9:30 and the train leaves at 11',
])('"%s" takes no hours', (said) => {
  expect(saidHours(said)?.to ?? saidHours(said)?.what).toBeUndefined();
});

const TRIPS = [
  'Rome 5 days from mon 3 may 2027',
  'Lisbon 5 days from mon 3 may 2027',
  'Vienna 5 days from mon 3 may 2027 with our kids 6 and 9',
  'Paris 5 days from mon 3 may 2027',
] as const;
const WEEKDAYS = ['tuesday', 'wednesday', 'thursday'] as const;

it('who is busy by day has nothing but that by day, and the other days stay as they were', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TRIPS),
      fc.constantFrom('meetings', 'workshop', 'classes'),
      fc.nat(2),
      (trip, what, at) => {
        const day = at + 2;
        const { answers, suggestion } = converse(trip, `${what} 9 to 5 on ${WEEKDAYS[at]}`);
        const [busy, ...others] = onDay(suggestion, day).filter(({ timeOfDay }) => timeOfDay !== 'evening');
        expect(others).toEqual([]);
        expect(busy).toMatchObject({ title: what[0]?.toUpperCase() + what.slice(1), time: '09:00', verified: false });
        const before = answers[0]?.suggestion ?? null;
        for (const other of [1, 2, 3, 4, 5].filter((each) => each !== day))
          expect(onDay(suggestion, other).map(({ title }) => title)).toEqual(
            onDay(before, other).map(({ title }) => title),
          );
      },
    ),
    { numRuns: 20, seed: 11 },
  );
}, 30_000);

it('what has an hour keeps it through later messages, until it is taken off', () => {
  const turns = ['Florence 4 days from fri 7 may 2027', 'our uffizi tickets are for saturday 14:00'];
  const at = (suggestion: TripSuggestion | null) =>
    suggestion?.itinerary.flatMap(({ day, details = [] }) =>
      details.filter(({ title }) => title === 'Uffizi Gallery').map(({ time }) => `${day} ${time}`),
    );
  expect(at(converse(...turns).suggestion)).toEqual(['2 14:00']);
  for (const later of ['make it 5 days', 'more food please', 'there are three of us now', 'no churches'])
    expect(at(converse(...turns, later).suggestion)).toEqual(['2 14:00']);
  expect(at(converse(...turns, 'drop the Uffizi').suggestion)).toEqual([]);
});

it('a table is the only meal of its evening', () => {
  const { suggestion } = converse(
    'Lisbon 4 days from fri 5 march 2027',
    'we have a table for dinner at 20:30 on saturday',
  );
  const meals = onDay(suggestion, 2).filter(
    ({ timeOfDay, category }) => timeOfDay === 'evening' && category === 'food',
  );
  expect(meals.map(({ title }) => title)).toEqual(['Table for dinner']);
});

it('the evenings of a work trip are planned, the last one too', () => {
  const { suggestion } = converse(
    'Singapore tue 12 oct to thu 14 oct 2027, meetings 9 to 5 every day. just plan my evenings',
  );
  for (const day of [1, 2, 3]) {
    const things = onDay(suggestion, day);
    expect(things.filter(({ timeOfDay }) => timeOfDay !== 'evening').map(({ title }) => title)).toEqual(['Meetings']);
    expect(things.filter(({ timeOfDay }) => timeOfDay === 'evening').length).toBeGreaterThan(0);
  }
});
