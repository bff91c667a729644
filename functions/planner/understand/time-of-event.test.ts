import { expect, it } from 'vitest';
import { addDays, daysBetween } from '#shared/calendar/calendar.ts';
import { converse } from '../conversation/test-conversation.ts';

const datesOf = (...turns: readonly string[]) => {
  const { suggestion } = converse(...turns);
  const start = suggestion?.startDate ?? '';
  return { start, end: addDays(start || '2000-01-01', (suggestion?.itinerary.length ?? 1) - 1) };
};

it('a trip after an event begins when it is over, one before it is over when it begins', () => {
  expect(datesOf('4 days in Osaka after golden week').start).toBe('2027-05-06');
  expect(daysBetween(datesOf('5 days in Tokyo before golden week').end, '2027-04-29')).toBe(1);
});

it('a trip around an event has all of its days, and one at its first weekend has that weekend', () => {
  const { start, end } = datesOf('8 days in Mexico City around the day of the dead');
  expect(start <= '2027-10-31' && end >= '2027-11-02').toBe(true);
  expect(datesOf('Munich, first weekend of oktoberfest 2027, fri to sun')).toEqual({
    start: '2027-09-17',
    end: '2027-09-19',
  });
});

it('an event that is not wanted, or only asked about, sets no dates', () => {
  expect(datesOf('3 days in Munich, not during oktoberfest').start).not.toMatch(/^2027-09-(?:1[89]|2)/);
  expect(datesOf('3 days in Munich from 4 may', 'is that during oktoberfest?').start).toBe('2027-05-04');
});
