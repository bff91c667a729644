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
  expect(titles).toMatch(/A yoga class.*A few hours in a spa|A few hours in a spa.*A yoga class/);
  expect(last?.message).toMatch(/A yoga class is on day .* I know none in Bali by name/);
});

it('a part of a town that is named is visited', () => {
  const { suggestion } = converse('2 days in paris: the marais and montmartre');
  const titles = suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
  const areas = catalogue()
    .destination('Paris')
    ?.places.filter(({ name, kind }) => titles.includes(name) && kind !== 'meal')
    .map(({ area }) => area);
  expect(areas).toEqual(expect.arrayContaining(['Marais', 'Montmartre']));
});

it.each([
  ['dubai 5 days, no burj khalifa or any tower, waterpark YES', /Aquaventure/, /View at|Burj Khalifa/],
  ['lisbon 4 days, not too many hills and the aquarium is a must', /Oceanarium/, /never/],
  ['hong kong 5 days, one day trip to macau', /Macau/, /never/],
])('"%s" has what is wanted, and not what is not', (message, has, hasNot) => {
  const { suggestion } = converse(message);
  const titles = suggestion?.itinerary.flatMap(({ activities }) => activities).join(', ');
  expect(titles).toMatch(has);
  expect(titles).not.toMatch(hasNot);
  expect(suggestion?.destination).not.toContain(' and ');
});

it.each([
  'vienna 5 days, she walks with a cane and we need to sit down often',
  'tokyo 8 days, solo, budget 180,000 yen excluding flights',
  'rome 4 days in may, my husband hates museums and long queues',
  'bali 10 days, we dont ride scooters',
])('every clause of "%s" is understood', (message) => {
  const missed = converse(message).last?.account?.filter(({ outcome }) => outcome === 'not-understood');
  expect(missed).toEqual([]);
});

it('who asks for a booking is told that nothing is booked', () => {
  expect(converse('book me a flight to Rome, my card is 4111 1111 1111 1111').last?.message).toMatch(/cannot book/);
});

it('an activity that no stop offers is missed, and one that a stop offers is not', () => {
  const chicago = catalogue().destination('Chicago');
  expect(chicago && wantsMore('snorkelling', [chicago])).toBe(true);
  expect(chicago && wantsMore('a blues club', [chicago])).toBe(false);
});
