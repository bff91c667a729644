import { expect, it } from 'vitest';
import { withoutPlatform } from './without-platform.ts';

it.each([
  ['Wien Hbf (Bahnsteig 9A-B)', 'Wien Hbf'],
  ['Bergen stasjon, spor 3', 'Bergen stasjon'],
  ['Budapest-Keleti, vágány 6', 'Budapest-Keleti'],
  ['Πειραιάς (πύλη Ε6)', 'Πειραιάς'],
  ['York (platform 3)', 'York'],
  ['Golden Gate', 'Golden Gate'],
  ['Porte Maillot', 'Porte Maillot'],
  ['Gare de Lyon', 'Gare de Lyon'],
])('the platform or gate is no part of the name: %s', (name, place) => {
  expect(withoutPlatform(name)).toBe(place);
});
