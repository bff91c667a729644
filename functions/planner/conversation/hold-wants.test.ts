import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { wantsIn } from '../understand/wants.ts';
import { converse } from './test-conversation.ts';

/** How many things on a conversation's plan meet what a text wants. */
function metBy(text: string, { suggestion }: Pick<ReturnType<typeof converse>, 'suggestion'>): number {
  const [want] = wantsIn(text);
  const destination = catalogue().destination(suggestion?.destination ?? '');
  const titles = suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
  return (destination?.places ?? []).filter((place) => titles.includes(place.name) && want?.isMetBy(place)).length;
}

it.each([
  ['4 days in Hoi An in April', 'we want to do a cooking class', 'cooking class'],
  ['5 days in New York in October', 'something with jazz', 'jazz'],
  ['5 days in Seoul in October', 'palaces and barbecue', 'palaces'],
])('"%s": what "%s" wants is on the plan, where the place has it', (start, said, want) => {
  expect(metBy(want, converse(start, said))).toBeGreaterThan(0);
});

it.each([
  ['3 days in Budapest', 'more baths', 'thermal baths'],
  ['3 days in Bangkok from 14 January', 'more markets', 'markets'],
])('"%s": after "%s" there is one more', (start, said, want) => {
  expect(metBy(want, converse(start, said))).toBeGreaterThan(metBy(want, converse(start)));
});

it.each([
  ['3 days in Bangkok from 14 January', 'fewer temples', 'temples'],
  ['5 days in Amsterdam from 3 June', 'less museums', 'museums'],
])('"%s": "%s" leaves fewer, and does not rule them out', (start, said, want) => {
  const left = metBy(want, converse(start, said));
  expect(left).toBeLessThan(metBy(want, converse(start)));
  expect(left).toBeGreaterThan(0);
});

it('what is ruled out is off the plan by what a place is, not only by its name', () => {
  const { suggestion } = converse('5 days in Tokyo in May', 'no shrines');
  const titles = suggestion?.itinerary.flatMap(({ activities }) => activities);
  expect(titles).not.toContain('Senso-ji');
  expect(titles).not.toContain('Meiji Jingu');
});

it('what is wanted, and is no kind of thing that a plan can have, is said, and is not done', () => {
  const { last } = converse('3 days in Krakow in May', 'we want to see waterfalls');
  expect(last?.account?.map(({ outcome }) => outcome)).toContain('not-possible');
  expect(last?.message).toMatch(/waterfalls/i);
});
