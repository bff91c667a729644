import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { converse } from '../conversation/test-conversation.ts';
import { NO_WISH } from '../understand/wish.ts';
import { beInPlace } from './be-in-place.ts';
import { draftOfPlan } from './draft-of-plan.ts';
import { editedPlan } from './edited-plan.ts';

const ROME = '5 days in Rome';

/** A plan before a message and after it: the titles of each day with their parts of it. */
function days(...turns: readonly string[]): string[][] {
  const itinerary = converse(...turns).suggestion?.itinerary ?? [];
  return itinerary.map(({ details = [] }) => details.map(({ timeOfDay, title }) => `${timeOfDay}: ${title}`));
}
const titles = (all: readonly string[][]) => all.map((day) => day.map((each) => each.replace(/^\w+: /, '')));
const said = (...turns: readonly string[]) => converse(...turns).last?.message ?? '';

describe('what is counted on a day', () => {
  it.each([
    ['skip the 1st sight on day 2', 0],
    ['drop the first thing on day 2', 0],
    ['skip the 2nd sight on day 2', 1],
    ['drop the third thing on day 2', 2],
    ['drop the last thing on day 2', 3],
  ])('"%s" takes that one off, and no other', (message, index) => {
    const [, before = []] = titles(days(ROME));
    expect(titles(days(ROME, message))[1]).toEqual(before.toSpliced(index, 1));
  });
});

it('a part of a day that is kept free loses what is in it, and the other parts stay', () => {
  const [, before = []] = days(ROME);
  const [, after] = days(ROME, 'keep the afternoon of day 2 free');
  expect(before.some((each) => each.startsWith('afternoon'))).toBe(true);
  expect(after).toEqual(before.filter((each) => !each.startsWith('afternoon')));
});

it('a meal is all that is added where a meal is asked for', () => {
  const before = titles(days(ROME)).flat();
  const { suggestion } = converse(ROME, 'add a place for lunch on day 2');
  const added = suggestion?.itinerary[1]?.details?.filter(({ title }) => !before.includes(title)) ?? [];
  expect(added.map(({ category, timeOfDay }) => [category, timeOfDay])).toEqual([['food', 'afternoon']]);
});

it('an hour of the evening said without "pm" is one of the evening', () => {
  expect(said(ROME, 'dinner at 8 on day 2')).toMatch(/dinner in Trastevere: 20:00 to 21:30 on day 2/);
});

it('a thing goes one day later or earlier, in the part of the day that has room for it', () => {
  expect(days(ROME)[1]).toContain('morning: Pantheon');
  const later = days(ROME, 'move the Pantheon one day later');
  expect(later[1]?.join()).not.toContain('Pantheon');
  // The morning is full with the day trip.
  expect(later[2]).toContain('afternoon: Pantheon');
});

it('what makes a part of a day fuller than it can be is said with the move', () => {
  expect(said(ROME, 'move the Capitoline Museums to the morning of day 4')).toContain('makes day 4 a full one');
  expect(said(ROME, 'move the Pantheon to the afternoon of day 5')).not.toContain('full one');
});

it('two things that are each said to be on another day go there, each to its own', () => {
  const after = titles(days(ROME, 'Pantheon on day 4, Colosseum on day 2'));
  expect(after[3]).toContain('Pantheon');
  expect(after[1]).toContain('Colosseum, Forum and Palatine');
  expect(after.flat().toSorted()).toEqual(titles(days(ROME)).flat().toSorted());
});

it('a plan is held to a town on a day only by who says that one has to be there', () => {
  const wish = {
    ...NO_WISH,
    destinations: ['Porto', 'Lisbon'].flatMap((name) => catalogue().destination(name) ?? []),
    days: 8,
  };
  const draft = draftOfPlan(editedPlan(wish), wish, '2026-11-23');
  const heldBy = (text: string) => beInPlace({ intent: 'stay-longer', text, folded: text.toLowerCase(), draft, wish });
  expect(heldBy('we have to be in Lisbon on day 2')).toMatchObject({ done: expect.stringContaining('in Lisbon now') });
  expect(heldBy('what a view Lisbon has, on day 2 too')).toBeUndefined();
});
