import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { endOfKnownRoute, lookUpPlace } from './look-up-place.ts';

const lisbon = catalogue().destination('Lisbon');
const near = (latitude: number, longitude: number) => ({
  latitude: expect.closeTo(latitude, 1),
  longitude: expect.closeTo(longitude, 1),
});

it.each([
  ['Castle of São Jorge', 38.71, -9.13],
  ['Walk through Alfama', 38.71, -9.13],
  ['Rome', 41.9, 12.5],
  ['Toulouse', 43.6, 1.44],
  ['Bratislava', 48.15, 17.11],
  ['Coimbra', 40.2, -8.41],
])('API-28 %s is found, with its position', (name, latitude, longitude) => {
  expect(lookUpPlace(name, lisbon)).toMatchObject({ verified: true, coordinates: near(latitude, longitude) });
});

it('API-28 an unknown place is unverified and has no position', () => {
  expect(lookUpPlace('Sacred Canyon of Humantay', lisbon)).toMatchObject({ verified: false, coordinates: null });
});

it('a journey between two known towns ends at the second one', () => {
  expect(endOfKnownRoute('Train from Rome to Toulouse')).toEqual(near(43.6, 1.44));
  expect(endOfKnownRoute('Train from Rome to Wakanda')).toBeUndefined();
});
