import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

/** From a Friday to a Sunday. */
const ROME = '3 days in rome from friday 9 april 2027';

const dayOf = (title: string, { suggestion }: ReturnType<typeof converse>) =>
  suggestion?.itinerary.findIndex(({ activities }) => activities.some((each) => each.startsWith(title)));

it.each([
  ['is the pantheon open on saturday', 'saturday then', 1],
  ['ist das pantheon am samstag offen?', 'dann lieber samstags', 1],
  ['le panthéon est ouvert samedi?', 'plutôt samedi alors', 1],
  ['can you put the pantheon on sunday', 'rather saturday', 1],
  ['is the pantheon open on saturday', 'saturday afternoon then please', 1],
])('after "%s", "%s" is about that, and nothing else of the plan is lost', (question, answer, day) => {
  const heard = converse(ROME, question, answer);
  expect(dayOf('Pantheon', heard), heard.last?.message).toBe(day);
  const before = heard.answers[0]?.suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
  const after = heard.suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
  expect(after.length).toBeGreaterThanOrEqual(before.length - 1);
});

it.each([
  ["what's planned on friday?", 'and on saturday?', /^Day 2 /],
  ['was ist am freitag geplant?', 'und am Sonntag?', /Day 3 /],
  ["qu'est-ce qu'il y a vendredi?", 'et samedi?', /Day 2 /],
])('after "%s", "%s" asks the same of that day, and changes nothing', (question, next, answer) => {
  const { last } = converse(ROME, question, next);
  expect(last?.message).toMatch(answer);
  expect(last?.suggestion ?? null).toBeNull();
});

it('what was done to a day is done to another one', () => {
  const { last } = converse(ROME, 'keep saturday evening free', 'the same for friday');
  expect(last?.message).toMatch(/evening of day 1 .* is free/);
});

it('a day alone that leans on nothing changes nothing, and it is said what is missing', () => {
  const { last } = converse(ROME, 'how much is it all?', 'sunday then');
  expect(last?.message).toMatch(/What shall be on day 3 \(Sunday, Apr 11\)\?/);
  expect(last?.suggestion ?? null).toBeNull();
});

it('a day that the trip does not have is said to be none', () => {
  const { last } = converse(ROME, 'is the pantheon open on saturday', 'then rather tuesday');
  expect(last?.message).toMatch(/that day is not in it/);
});

it('an hour after the question when to leave is that of the flight home', () => {
  const heard = converse(ROME, 'when must we be at the airport on the last day?', 'sunday, flight is 12:40');
  expect(heard.last?.message).toMatch(/You leave on day 3 .*there by 10:40/);
  const times = heard.suggestion?.itinerary[2]?.details?.map(({ title }) => title) ?? [];
  expect(times.length).toBeLessThanOrEqual(heard.answers[0]?.suggestion?.itinerary[2]?.details?.length ?? 0);
});

it('an offer may be taken without a part of it', () => {
  const tired = 'what should we skip if we are tired?';
  const all = converse('4 days vienna from 3 june 2027', tired, 'yes');
  const some = converse('4 days vienna from 3 june 2027', tired, 'yes but not schönbrunn');
  const names = (heard: typeof all) => heard.suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
  expect(names(all)).not.toContain('Schönbrunn Palace');
  expect(names(some)).toContain('Schönbrunn Palace');
  expect(names(some).length).toBeGreaterThan(names(all).length);
  expect(names(some).length).toBeLessThan(names(converse('4 days vienna from 3 june 2027')).length);
});

it('both of what the question named are on the plan', () => {
  const heard = converse('paris 5 days from 13 may 2027', 'should we go to versailles or giverny?', 'both');
  expect(dayOf('Versailles', heard), heard.last?.message).toBeGreaterThan(-1);
  expect(dayOf('Giverny', heard), heard.last?.message).toBeGreaterThan(-1);
});

it('another day after other dates is the first day of the trip', () => {
  const { suggestion } = converse(
    '4 days in munich from 3 june 2027',
    'can we move the start to the 10th?',
    'then the 11th',
  );
  expect(suggestion?.startDate).toBe('2027-06-11');
  expect(suggestion?.duration).toBe('4 days');
});
