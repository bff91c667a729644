import { expect, test } from 'vitest';
import { dayAfter, firstDayOf } from './season.ts';

const today = new Date(2027, 5, 15, 12);

test('a past trip was in its season last, a coming one is in it next', () => {
  expect(firstDayOf({ starts: '03-28', when: 'past' }, today)).toBe('2027-03-28');
  expect(firstDayOf({ starts: '10-05', when: 'past' }, today)).toBe('2026-10-05');
  expect(firstDayOf({ starts: '10-05', when: 'coming' }, today)).toBe('2027-10-05');
  expect(firstDayOf({ starts: '03-28', when: 'coming' }, today)).toBe('2028-03-28');
});

test('days are counted over the ends of months and summer time', () => {
  expect(dayAfter('2027-03-27', 2)).toBe('2027-03-29');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});
