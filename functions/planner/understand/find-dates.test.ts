import { expect, it } from 'vitest';
import { findDates } from './find-dates.ts';

const TODAY = '2026-11-23';

it.each([
  ['paris tue 16 to fri 19 march', { start: '2027-03-16', end: '2027-03-19' }],
  ['from friday the 4th to tuesday the 8th of june', { start: '2027-06-04', end: '2027-06-08' }],
  ['from 2. until 6. march', { start: '2027-03-02', end: '2027-03-06' }],
  ['vietnam first two weeks of october', { start: '2027-10-01', days: 14 }],
  ['the last ten days of may', { start: '2027-05-22', days: 10 }],
  ['2 days next weekend, sat sun', { start: '2026-12-05' }],
  ['whitsun, saturday to monday', { start: '2027-05-15' }],
  ['a long weekend around 1 may', { start: '2027-04-30', days: 4 }],
  ['this weekend, off work friday at 4, back home by sunday evening', { start: '2026-11-27' }],
])('"%s" is %j', (folded, dates) => {
  expect(findDates(folded, folded, TODAY)).toMatchObject(dates);
});
