import { expect, it } from 'vitest';
import { weekdayAgrees } from './weekday-agrees.ts';

it('a day agrees with its own day of the week, or with none', () => {
  expect(weekdayAgrees('2027-05-12', new Set([3]))).toBe(true);
  expect(weekdayAgrees('2027-05-12', new Set([1, 3]))).toBe(true);
  expect(weekdayAgrees('2027-05-12', undefined)).toBe(true);
});

it('another day of the week contradicts it', () => {
  expect(weekdayAgrees('2027-05-12', new Set([4]))).toBe(false);
});
