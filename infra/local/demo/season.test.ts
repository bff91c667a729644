import { expect, test } from 'vitest';
import { firstDayOf } from './season.ts';

const today = new Date(2027, 5, 15, 12);

test('a past trip is dated to its last season, a future one to its next', () => {
  expect(firstDayOf({ starts: '03-28', when: 'past' }, today)).toBe('2027-03-28');
  expect(firstDayOf({ starts: '10-05', when: 'past' }, today)).toBe('2026-10-05');
  expect(firstDayOf({ starts: '10-05', when: 'coming' }, today)).toBe('2027-10-05');
  expect(firstDayOf({ starts: '03-28', when: 'coming' }, today)).toBe('2028-03-28');
});

test('a trip that runs is dated from the day on which the demo is made', () => {
  expect(firstDayOf({ inDays: -2 }, today)).toBe('2027-06-13');
  expect(firstDayOf({ inDays: 60 }, today)).toBe('2027-08-14');
});
