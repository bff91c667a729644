import { expect, it } from 'vitest';
import { findTimes } from './find-times.ts';

it.each([
  ['15 bis 18 Uhr', ['15:00', '18:00']],
  ['15 till kl. 18', ['15:00', '18:00']],
  ['dalle 15 alle ore 18', ['15:00', '18:00']],
  ['3–6 pm', ['15:00', '18:00']],
])('"%s" has both of its hours, also with a word before the second one', (text, times) => {
  expect(findTimes(text).map(({ time }) => time)).toEqual(times);
});
