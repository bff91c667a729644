import { expect, it } from 'vitest';
import { formatFreedom, freeFor } from './free-until.ts';

const HOUR = 3_600_000;
const now = Date.parse('2027-06-01T10:00:00Z');
const hours = (freeUntil: string, timeZone: string | null, cancelled = false) => {
  const left = freeFor({ details: { freeUntil }, timeZone, cancelled }, now);
  return left === undefined ? undefined : left / HOUR;
};

it('KIND-08 free cancellation lasts to the end of its date, or to its time, by the clock of the place', () => {
  expect(hours('2027-06-01T18:00', 'Europe/Rome')).toBe(6);
  expect(hours('2027-06-01T18:00', 'Asia/Tokyo')).toBe(-1);
  expect(hours('2027-06-01', null)).toBeCloseTo(14, 1);
});

it('KIND-08 what is cancelled, or says nothing, has none', () => {
  expect(hours('2027-06-09', null, true)).toBeUndefined();
  expect(freeFor({ details: {}, timeZone: null, cancelled: false }, now)).toBeUndefined();
});

it.each([
  [77, '3 days'],
  [47.9, '1 day'],
  [23.9, '23 h'],
  [0.5, '30 min'],
])('KIND-08 %d hours are %s', (left, words) => {
  expect(formatFreedom(left * HOUR)).toBe(words);
});
