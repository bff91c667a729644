import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { converse } from '../conversation/test-conversation.ts';
import { placesForActivities, wantsMore } from './activities.ts';

it.each([
  ['Vienna', 'one evening at the opera', /opera/i],
  ['Vienna', 'we would love to hear a concert', /concert/i],
  ['Paris', 'disneyland one day', /disney/i],
  ['Bali', 'snorkelling', /snorkel/i],
  ['Istanbul', 'a hammam', /hamm?am/i],
])('in %s "%s" asks for a place that offers it', (city, folded, name) => {
  const destination = catalogue().destination(city);
  expect(destination && placesForActivities(folded, [destination], {})[0]).toMatch(name);
});

it('what is not wanted is no wish for it', () => {
  const vienna = catalogue().destination('Vienna');
  expect(vienna && placesForActivities('no opera please', [vienna], {})).toEqual([]);
});

it('every wish for something to do is on the plan, or is said not to be', () => {
  const { last, suggestion } = converse('bali 10 days, yoga, a spa day and snorkelling');
  const titles = suggestion?.itinerary.flatMap(({ activities }) => activities).join(', ');
  expect(titles).toMatch(/snorkel/i);
  expect(last?.message).toMatch(/For .*"Yoga".* I know no address in Bali/);
  expect(last?.account?.map(({ outcome }) => outcome)).toContain('not-possible');
});

it('an activity that no stop offers is missed, and one that a stop offers is not', () => {
  const chicago = catalogue().destination('Chicago');
  expect(chicago && wantsMore('snorkelling', [chicago])).toBe(true);
  expect(chicago && wantsMore('a blues club', [chicago])).toBe(false);
});
