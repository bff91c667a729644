import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

const PARIS = 'paris tue 16 to fri 19 march. mona lisa, eiffel, orsay. louvre on the first day please first thing';

it('a sight that is wanted on a day on which it is closed is said first, with the day that it is on', () => {
  const { last, suggestion } = converse(PARIS);
  expect(last?.message).toMatch(/^Louvre is closed on day 1 \(Tuesday, Mar 16\).* It stays on day 2/);
  expect(suggestion?.itinerary?.[1]?.activities).toContain('Louvre');
});

it('a sight that is wanted on a day is on that day of the first plan', () => {
  const { suggestion } = converse('rome 5 days in may. colosseum on day 4 please');
  expect(suggestion?.itinerary?.[3]?.activities.join()).toMatch(/Colosseum/);
});

it('an evening that is to stay free is free in the first plan', () => {
  const { suggestion } = converse('lisbon 12 to 16 april. keep wednesday evening free please');
  const evening = suggestion?.itinerary?.[2]?.details?.filter(({ timeOfDay }) => timeOfDay === 'evening');
  expect(evening).toEqual([]);
});

it('a question in the message that asks for the plan is answered beside it', () => {
  const { last } = converse('Rio de janeiro 4 days in august, maracana, a samba night, is it safe at night tho');
  expect(last?.suggestion?.destination).toBe('Rio de Janeiro');
  expect(last?.message).toMatch(/After dark/);
});

it.each([
  ['mexico city 5 days from 29 october, casa azul', 'la casa azul abre el domingo?'],
  ['berlin 3 days, east side gallery', 'the east side gallery, hm?'],
])('"%s" → "%s" takes nothing off', (first, question) => {
  expect(converse(first, question).suggestion?.itinerary).toEqual(converse(first).suggestion?.itinerary);
});

it.each([
  ['sydney 29 dec to 3 jan. blue mountains day trip', 'move the blue mountains to the 2nd', 4, /Blue Mountains/],
  ['sydney 29 dec to 3 jan. blue mountains day trip', "keep new year's day totally empty", 3, /A day to yourself|^$/],
])('"%s" → "%s" knows the day by its date or its name', (first, edit, day, activities) => {
  expect(converse(first, edit).suggestion?.itinerary?.[day]?.activities.join()).toMatch(activities);
});

it('what was asked for in one town is not missed in the next', () => {
  const { last } = converse('toronto 4 days in june with niagara falls', 'sorry, vancouver instead and only 3 days');
  expect(last?.message).not.toContain('Niagara');
});
