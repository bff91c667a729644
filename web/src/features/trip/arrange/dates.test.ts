import { expect, it } from 'vitest';
import { datesWithoutDay, fillDaysStep, newDatesWithoutDay } from './dates.ts';

const on = (...dates: string[]) => dates.map((date) => ({ date: `${date}T00:00:00.000Z` }));

it('ORDER-09 only dates of the trip that have no day are filled, in runs', () => {
  const range = { start: '2027-02-27', end: '2027-03-03' };
  const missing = datesWithoutDay(range, on('2027-03-01', '2027-05-01'));
  expect(missing).toEqual(['2027-02-27', '2027-02-28', '2027-03-02', '2027-03-03']);
  expect(fillDaysStep(missing)).toEqual({
    title: '4 days added',
    ops: [
      { kind: 'fill-days', from: '2027-02-27', to: '2027-02-28' },
      { kind: 'fill-days', from: '2027-03-02', to: '2027-03-03' },
    ],
  });
});

it('ORDER-09 a step adds at most 120 days', () => {
  const missing = datesWithoutDay({ start: '2027-01-01', end: '2027-12-31' }, []);
  expect(missing).toHaveLength(365);
  expect(fillDaysStep(missing)).toMatchObject({
    title: '120 days added',
    ops: [{ from: '2027-01-01', to: '2027-04-30' }],
  });
});

it('ORDER-09 new dates are those that the trip did not have, where its days are by then', () => {
  const before = { start: '2027-05-03', end: '2027-05-05' };
  const days = on('2027-05-03', '2027-05-05');
  const after = { start: '2027-05-02', end: '2027-05-06' };
  expect(newDatesWithoutDay({ before, after, movedBy: 0 }, days)).toEqual(['2027-05-02', '2027-05-06']);
  expect(newDatesWithoutDay({ before, after, movedBy: -1 }, days)).toEqual(['2027-05-05', '2027-05-06']);
});
