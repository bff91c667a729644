import { expect, it } from 'vitest';
import { distanceText } from '../built-in/answer-unknown.ts';
import { NO_WISH } from '../understand/wish.ts';
import { heard } from './words.ts';

it.each([
  [2, '10 km away'],
  [14, '10 km away'],
  [196, '200 km away'],
  [220, '200 km away'],
  [230, '250 km away'],
  [1_049, '1,000 km away'],
  [1_050, '1,100 km away'],
])('says roughly how far a place is: %i km', (km, text) => {
  expect(distanceText(km)).toBe(text);
});

it.each([
  [2, 1, 'with a child'],
  [2, 2, 'with children'],
  [2, 3, 'with 3 children'],
  [1, 2, 'one adult with children'],
])('says who travels as a family: %i adults, %i children', (adults, children, text) => {
  expect(heard({ ...NO_WISH, party: { kind: 'family', adults, children, kids: true } })).toEqual([text]);
});
