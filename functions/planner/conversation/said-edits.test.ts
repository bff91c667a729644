import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { converse } from './test-conversation.ts';

const ROME = 'rome 4 days from fri 16 april, 2 people';
const LONDON = 'london 4 days thu 6 may to sun 9 may';
const PARIS = '5 days in Paris from 10 May';

const dayOf = (suggestion: TripSuggestion | null | undefined, index: number) =>
  suggestion?.itinerary[index]?.activities ?? [];

it.each([
  [LONDON, 'no museums on friday', 1],
  [ROME, 'no churches on sunday', 2],
  [PARIS, 'without a market on day 3', 2],
])('"%s": "%s" empties no day', (start, said, day) => {
  const { suggestion } = converse(start, said);
  expect(dayOf(suggestion, day).length).toBeGreaterThan(1);
});

it('a correction moves what was spoken of, and takes nothing off', () => {
  const { answers, suggestion } = converse(ROME, 'move the pantheon to sunday', 'no i meant monday');
  expect(dayOf(suggestion, 3)).toContain('Pantheon');
  const count = (each: TripSuggestion | null | undefined) =>
    each?.itinerary.flatMap(({ activities }) => activities).length;
  expect(count(suggestion)).toBe(count(answers[0]?.suggestion));
});

it('"the Tower out" takes it off, and what comes instead is on', () => {
  const { suggestion } = converse(LONDON, 'tower of london out, add the tate modern instead');
  const titles = suggestion?.itinerary.flatMap(({ activities }) => activities);
  expect(titles).not.toContain('Tower of London');
  expect(titles).toContain('Tate Modern');
});

it('"later in the day" is another part of the same day', () => {
  const { suggestion } = converse(ROME, 'colosseum later in the day');
  const details = suggestion?.itinerary[2]?.details?.find(({ title }) => title.startsWith('Colosseum'));
  expect(details?.timeOfDay).toBe('afternoon');
});

it('what takes nothing back changes nothing', () => {
  const { last } = converse(ROME, 'forget the last thing i said');
  expect(last?.suggestion).toBeUndefined();
});

it('of tickets that a traveller has nothing is asked for', () => {
  const { last } = converse(LONDON, 'nothing on saturday evening, we have theatre tickets');
  expect(last?.account?.map(({ outcome }) => outcome)).not.toContain('not-possible');
  expect(last?.suggestion?.itinerary[2]?.details?.filter(({ timeOfDay }) => timeOfDay === 'evening')).toEqual([]);
});

it.each([
  ['3 days in prague, me n a mate', 2],
  ['3 days in prague, me and two mates', 3],
])('"%s" are %s', (said, people) => {
  expect(converse(said).last?.message).toMatch(new RegExp(`\\bfor ${people} friends\\b`));
});

it('"a couple temples" says nothing of who travels', () => {
  expect(converse('bangkok 14-16 jan, street food, a couple temples').last?.message).not.toContain('for two');
});

const EDITS = fc.constantFrom(
  ...[
    'drop the pantheon',
    'colosseum on saturday',
    'no museums on sunday',
    'less on day 2',
    'add the borghese gallery',
  ],
  ...['swap friday and saturday', 'make sunday slow', 'keep monday free', 'pantheon out', 'more food', 'no churches'],
  ...['trevi fountain on the last day', 'nothing on saturday evening', 'undo that', 'cheaper please', 'one more day'],
);

it('what an answer says is on a day, stands there on the card that goes out', () => {
  fc.assert(
    fc.property(fc.array(EDITS, { minLength: 1, maxLength: 4 }), (turns) => {
      const { answers } = converse(ROME, ...turns);
      for (const { message, suggestion } of answers) {
        if (!suggestion) continue;
        for (const [, name = '', day = ''] of message.matchAll(/(?:^|[.:] )([A-Z][^.:;]*?) is on day (\d+)\b/g))
          expect(dayOf(suggestion, Number(day) - 1)).toContain(name);
        for (const [, names = ''] of message.matchAll(/I take ([^.]*?) on day \d[^.]*? off\./g))
          expect(suggestion.itinerary.flatMap(({ activities }) => activities)).not.toContain(names);
      }
    }),
    { numRuns: 40, seed: 2029 },
  );
}, 90_000);
