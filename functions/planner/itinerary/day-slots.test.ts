import { expect, it } from 'vitest';
import { NO_WISH } from '../understand/wish.ts';
import { slotsOf } from './day-slots.ts';

it.each([
  ['relaxed', 3],
  ['normal', 4],
  ['full', 5],
] as const)('plans as much into a day as its pace says: %s', (pace, count) => {
  expect(slotsOf('full', { ...NO_WISH, pace })).toHaveLength(count);
});
