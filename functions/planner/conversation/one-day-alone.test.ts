import { expect, it } from 'vitest';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { converse } from './test-conversation.ts';

const ROME = 'rome 4 days from fri 14 may 2027';
const LISBON = '5 days in lisbon';

/** The plan before and after what is said about it. */
function said(first: string, ...turns: readonly string[]) {
  const before = converse(first).suggestion;
  const { last, suggestion } = converse(first, ...turns);
  if (!before || !suggestion) throw new Error('no plan');
  return { before, after: suggestion, message: last?.message ?? '', account: last?.account ?? [] };
}

/** The numbers of the days that differ in anything. */
function differing(before: TripSuggestion, after: TripSuggestion): number[] {
  return after.itinerary.flatMap((day, index) =>
    JSON.stringify(day) === JSON.stringify(before.itinerary[index]) ? [] : [day.day],
  );
}

it.each([
  [ROME, 'saturday looks a bit empty, add something', [2]],
  [ROME, 'only one sight on saturday please', [2]],
  [ROME, 'friday a bit lighter', [1]],
  [ROME, 'can we have a different restaurant on saturday evening', [2]],
  [LISBON, 'pack more into day 2', [2]],
  [LISBON, 'day 2 is boring. redo it completely', [2]],
  [LISBON, 'replace all of day 4 please', [4]],
  [LISBON, 'clear day 2, we will just walk around', [2]],
  [LISBON, 'lose the first thing on day 4', [4]],
  [LISBON, 'ok cool but swap day 2 and 4', [2, 4]],
  [LISBON, 'day 2 and 4 the other way round pls', [2, 4]],
] as const)('after "%s", "%s" changes only the days that it names', (first, turn, days) => {
  const { before, after, account } = said(first, turn);
  expect(differing(before, after)).toEqual(days);
  expect(account.every(({ outcome }) => outcome !== 'not-understood')).toBe(true);
});

it('a day is called by what it holds, also after days have changed places', () => {
  const { before, after } = said(LISBON, 'swap day 2 and day 4');
  expect(after.itinerary[1]?.title).toBe(before.itinerary[3]?.title);
  expect(after.itinerary[3]?.title).toBe(before.itinerary[1]?.title);
  const less = said(ROME, 'take the pantheon out');
  expect(less.after.itinerary[1]?.title).not.toContain('Pantheon');
});

it.each([
  ['kick out day 2', [0, 2, 3, 4]],
  ['we have to go home one day earlier', [0, 1, 2, 3]],
  ['we have to go home 1 day earlier, kick out day 2', [0, 2, 3, 4]],
] as const)('"%s" makes the trip a day shorter, and the other days keep their programme', (turn, kept) => {
  const { before, after } = said(LISBON, turn);
  const programmeOf = ({ itinerary }: TripSuggestion) => itinerary.map(({ activities }) => activities);
  expect(programmeOf(after)).toEqual(kept.map((index) => programmeOf(before)[index]));
  expect(after.duration).toBe('4 days');
});

it('what is closed on the day that it comes to when another is dropped goes, and is named', () => {
  const { after, message } = said(ROME, 'kick out day 3');
  const titles = after.itinerary.flatMap(({ activities }) => activities);
  expect(message).toMatch(/Vatican Museums.* closed on the new day, so off/);
  expect(titles.some((title) => title.startsWith('Vatican Museums'))).toBe(false);
});

it.each([
  ['can we add a day', -2],
  ['can we add a day at the end', -1],
])('after "%s" the others stay as they are', (change, at) => {
  const { before, after } = said(LISBON, change);
  const programmeOf = ({ itinerary }: TripSuggestion) => itinerary.map(({ activities }) => activities);
  expect(programmeOf(after).toSpliced(at, 1)).toEqual(programmeOf(before));
  expect(new Set(programmeOf(after).flat()).size).toBe(programmeOf(after).flat().length);
});

it.each([
  ['is the pantheon open on sunday?', 'ok move it there then', 3],
  ['move the pantheon to sunday', 'no, on monday', 4],
])('"%s", then "%s": what is spoken of stays known', (first, second, day) => {
  const { after } = said(ROME, first, second);
  expect(after.itinerary[day - 1]?.activities).toContain('Pantheon');
});

it('"same for day 4" does to day 4 what was done to day 2', () => {
  const { before, after } = said(LISBON, 'keep the evening of day 2 free', 'same for day 4');
  expect(differing(before, after)).toEqual([2, 4]);
  expect(after.itinerary[3]?.details?.some(({ timeOfDay }) => timeOfDay === 'evening')).toBe(false);
});

it('a night taken off one stop is given to the other, and the trip stays as long', () => {
  const { before, after } = said('tokyo and kyoto, 8 days in april', 'take a night off tokyo and give it to kyoto');
  expect(after.itinerary).toHaveLength(before.itinerary.length);
  expect(after.itinerary.findIndex(({ title }) => title === 'Arrive in Kyoto')).toBe(3);
});

it.each([
  ['whats the most expensive thing in there', /most expensive is .*€/],
  ['which day is the least busy?', /least busy day is day [14]/],
  ['do we have a sunday in there?', /day 3 \(Sunday, May 16\)/],
  ['whats for dinner on saturday', /dinner .*on day 2/],
  ['how much for both of us?', /for 2 of you/],
  ['how long does the colosseum take', /Colosseum.* h/],
  ['what would you cut if we had a day less', /Nothing is changed/],
  ['whats the weather like in july', /°C/],
])('"%s" is answered and changes nothing', (question, expected) => {
  const { before, after, message } = said(ROME, question);
  expect(message).toMatch(expected);
  expect(after).toEqual(before);
});

it.each([
  'put it back how it was',
  'no that was a mistake, back please',
  'actually forget that',
  'go back to the version before',
])('"%s" takes an edit back, to the byte', (turn) => {
  const { before, after } = said(ROME, 'drop the pantheon', turn);
  expect(after).toEqual(before);
});

it('where nothing was changed yet, "undo" is told so', () => {
  expect(said(ROME, 'undo').message).toMatch(/nothing to take back/);
});

it('a day whose last thing is taken off is said to be free, not to have none left', () => {
  const turns = [
    '4 days in Vienna in December for two',
    ...Array.from({ length: 4 }, () => 'make the last day quieter'),
  ];
  const said = turns.map((_, n) => converse(...(turns.slice(0, n + 1) as [string, ...string[]])).last?.message ?? '');
  expect(said.some((message) => message.includes('The day is free now.'))).toBe(true);
  expect(said.filter((message) => message.includes('leaves 0'))).toEqual([]);
});
