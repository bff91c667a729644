import { expect, it } from 'vitest';
import { monthSpans } from './month-spans.ts';

it.each([
  [[7], 'July'],
  [[7, 8], 'July and August'],
  [[4, 5, 6, 9, 10], 'April to June, September and October'],
  [[1, 3, 4, 10, 11, 12], 'March, April and October to January'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'all months'],
])('months %j are "%s"', (months, text) => {
  expect(monthSpans(months)).toBe(text);
});
