import { expect, test } from 'vitest';
import { addDays } from '#shared/calendar/calendar.ts';
import { finding } from '#shared/health/finding.ts';
import { rowsOf } from './rows.ts';

const night = (date: string) =>
  finding({ rule: 'bed', tails: [], date, text: 'No bed for this night', why: '', fixes: [] });
const overlap = (date: string) =>
  finding({ rule: 'overlap', tails: ['a', 'b'], date, text: 'They overlap', why: '', fixes: [] });

test('HEALTH-10 nights without a bed that follow each other are one row, whatever else is found on them', () => {
  const nights = Array.from({ length: 59 }, (_, n) => night(addDays('2027-03-03', n)));
  const found = [...nights.slice(0, 4), overlap('2027-03-06'), ...nights.slice(4)];
  expect(rowsOf(found).map((row) => row.length)).toEqual([59, 1]);
  expect(
    rowsOf(found)
      .flat()
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  ).toEqual(found.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
});

test('HEALTH-10 a night with a bed between them parts the rows', () => {
  const found = [night('2027-03-03'), night('2027-03-04'), night('2027-03-06'), overlap('2027-03-06')];
  expect(rowsOf(found).map((row) => row.map(({ date }) => date.slice(8)))).toEqual([['03', '04'], ['06'], ['06']]);
});
