import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

it.each([
  ['4 days in london 29 dec - 1 jan. fireworks at midnight obvs', /fireworks/, 3],
  ['prague 29 dec - 2 jan, 2 ppl, fireworks on new years eve', /New Year's Eve at midnight/, 3],
  ['lisbon 30 dec - 2 jan, to ring in the new year', /New Year's Eve at midnight/, 2],
  ['mexico city 30 oct - 3 nov 2027 because of the day of the dead', /Day of the Dead/, 3],
  ['dublin 15-18 march 2027, st patricks day and pubs', /St Patrick's Day/, 3],
] as const)('"%s" has it on its day, and says that it is there', (message, name, day) => {
  const { last, suggestion } = converse(message);
  const days = suggestion?.itinerary.flatMap(({ activities }, index) =>
    activities.some((each) => name.test(each)) ? index + 1 : [],
  );
  expect(days).toEqual([day]);
  expect(last?.message).toMatch(new RegExp(`${name.source}[^:]*: on day ${day}`));
});

it('what is on a day that the trip does not have is not on the plan, and its day is said', () => {
  const { last, suggestion } = converse('paris 1-4 june 2027, fireworks and the louvre');
  expect(JSON.stringify(suggestion?.itinerary)).not.toMatch(/fireworks/i);
  expect(last?.message).toContain('on Jul 14, and no day of the plan is then');
  expect(last?.account?.some(({ outcome }) => outcome === 'not-possible')).toBe(true);
});

it('what is not wanted is on no day', () => {
  const { suggestion } = converse('4 days in london 29 dec - 1 jan, no fireworks');
  expect(JSON.stringify(suggestion?.itinerary)).not.toMatch(/fireworks/i);
});

it("a town's own fireworks come before what is everywhere", () => {
  const { suggestion } = converse("sydney 29 dec - 2 jan, new year's eve fireworks");
  const titles = suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
  expect(titles.filter((title) => title.startsWith("New Year's Eve"))).toEqual(["New Year's Eve fireworks"]);
});
