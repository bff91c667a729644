import { expect, it } from 'vitest';
import { foldInPlace } from '#shared/text/fold.ts';
import { findDates } from './find-dates.ts';

const TODAY = '2026-11-23';

it.each([
  ['the first half of May', { month: 5, start: '2027-05-01', isRough: true }],
  ['the second half of May', { month: 5, start: '2027-05-16', isRough: true }],
  ['the first week of March', { month: 3, start: '2027-03-01', days: 7 }],
  ['the last week of March', { month: 3, start: '2027-03-25', days: 7 }],
])('"%s" begins on the day that its part of the month begins on', (message, dates) => {
  expect(findDates(foldInPlace(message), message, TODAY)).toMatchObject(dates);
});

it.each([
  ['this weekend, sat sun', '2026-11-28'],
  ['at Easter, Saturday to Monday', '2027-03-27'],
])('the weekdays that are said with "%s" make its first day an exact one', (message, start) => {
  const dates = findDates(foldInPlace(message), message, TODAY);
  expect([dates?.start, dates?.isRough ?? false]).toEqual([start, false]);
});
