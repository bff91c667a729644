import { expect, test } from 'vitest';
import { QUICK_ADD_CITIES } from '#shared/places/quick-add-cities.ts';
import { hills } from './outline.ts';
import { PICTURED_PLACES, SOUTH, TROPICS } from './pictured-places.ts';
import { sceneOf } from './scene.ts';
import { seededRandom } from './seeded-random.ts';

test('OPEN-66 the same trip always has the same generated cover', () => {
  const trip = { seed: 't1', title: 'Kyoto in autumn', startDate: '2026-11-12T00:00:00.000Z' };
  expect(sceneOf(trip)).toEqual(sceneOf(trip));
  const outline = () => hills(seededRandom('t1'), { base: 150, height: 30, tops: 2 });
  expect(outline()).toBe(outline());
});

test('a place that a trip names is drawn, whatever its theme', () => {
  expect(sceneOf({ seed: 'a', title: 'Paris for two', description: 'beach' }).landmark).toBe('iron-tower');
  expect(sceneOf({ seed: 'a', title: 'Autumn', location: 'Kyoto' }).landmark).toBe('torii');
  expect(sceneOf({ seed: 'a', title: 'Greek islands' }).ground).toBe('coast');
});

test.each([
  ['Lake Bled', 'lake', 'island-church'],
  ['A weekend by Lake Como, Italy', 'lake', 'pines'],
  ['Trip to Venice', 'lagoon', 'canal-town'],
  ['Venice and the lagoon, Italy', 'lagoon', 'canal-town'],
  ['Bangkok in November', 'hills', 'prangs'],
  ['A winter weekend in Vienna', 'city', 'great-spire'],
  ['Florence in May', 'city', 'great-dome'],
  ['Thailand with the family', 'coast', 'palms'],
  ['Sales conference in Chicago by the lake', 'city', 'towers'],
])('%s is drawn as it really looks', (title, ground, landmark) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    expect(sceneOf({ seed, title })).toMatchObject({ ground, landmark });
});

test('Salt Lake City is not a lake', () => expect(sceneOf({ seed: 'a', title: 'Salt Lake City' }).ground).toBe('city'));

test('places mentioned in the description do not override the one in the title', () => {
  const { landmark } = sceneOf({
    seed: 'a',
    title: 'Lisbon',
    description: 'Cheaper than Paris, and we fly over France',
  });
  expect(landmark).toBe('bridge');
});

test('an unknown place is not put by the sea, unless the trip is about that', () => {
  const grounds = (title: string, location?: string) =>
    new Set(Array.from({ length: 40 }, (_, n) => sceneOf({ seed: `s${n}`, title, location }).ground));
  expect(grounds('With the kids, a family trip', 'Ljubljana')).not.toContain('coast');
  expect(grounds('Spring', 'Ljubljana')).not.toContain('coast');
  expect(grounds('Ten days of beach', 'Lagos')).toEqual(new Set(['coast']));
});

test('without a place the theme is drawn', () => {
  expect(sceneOf({ seed: 'a', title: 'Trekking with friends' }).ground).toBe('mountains');
  expect(sceneOf({ seed: 'a', title: 'Sales conference' }).landmark).toBe('towers');
});

test('the seasons are reversed in the south, and there are none in the tropics', () => {
  const january = '2027-01-10T00:00:00.000Z';
  const colours = (title: string) =>
    ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => sceneOf({ seed, title, startDate: january }).palette);
  const winter = colours('Oslo');
  for (const palette of [...colours('Hobart, Australia'), ...colours('Thailand')])
    expect(winter).not.toContain(palette);
});

test('a place is named once among those that are drawn, with its climate', () => {
  const pictured = PICTURED_PLACES.flatMap(([words]) => words.split(', '));
  const elsewhere = [...SOUTH, ...TROPICS].filter((word) => !pictured.includes(word));
  const all = [...pictured, ...elsewhere];
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
  for (const city of QUICK_ADD_CITIES) expect(pictured).toContain(city);
});
