import { expect, it } from 'vitest';
import { foldInPlace } from '#shared/text/fold.ts';
import { findLengthChange } from './find-length.ts';

it.each([
  ['two more days', { by: 2 }],
  ['another day', { by: 1 }],
  ['a week longer', { by: 7 }],
  ['2 days fewer', { by: -2 }],
  ['skip one night', { by: -1 }],
  ['a bit longer', { times: 1.4 }],
  ['that is too long', { times: 0.7 }],
])('"%s" changes the length by %j', (message, change) => {
  expect(findLengthChange(foldInPlace(message))).toEqual(change);
});

it.each(['one more day trip', 'add a day trip', 'drop the day trip', 'skip day 2', 'no more than three hours a day'])(
  '"%s" changes no length',
  (message) => {
    expect(findLengthChange(foldInPlace(message))).toBeUndefined();
  },
);
