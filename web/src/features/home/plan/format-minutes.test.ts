import { expect, it } from 'vitest';
import { formatMinutes } from './format-minutes.ts';

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
])('%d minutes are formatted as %s', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
