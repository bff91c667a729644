import { describe, expect, it } from 'vitest';
import { dateOfDay, daysOf, proposedStart } from './plan-dates.ts';

const days = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ day: i + 1, title: `Day ${i + 1}`, activities: [] }));

describe('the dates of a suggestion', () => {
  it('OPEN-23 its length is the larger of the itinerary and the number in the duration', () => {
    expect(daysOf({ itinerary: days(3), duration: '5 days' })).toBe(5);
    expect(daysOf({ itinerary: days(7), duration: 'about 5 days' })).toBe(7);
    expect(daysOf({ itinerary: [], duration: 'a weekend' })).toBe(1);
  });

  it('OPEN-23 it starts 30 days from today unless a date was named', () => {
    expect(proposedStart(undefined, new Date(2027, 0, 15, 23, 30))).toBe('2027-02-14');
    expect(proposedStart(null, new Date(2027, 11, 31))).toBe('2028-01-30');
    expect(proposedStart('2027-05-01', new Date(2027, 0, 15))).toBe('2027-05-01');
  });

  it('every day has its date, over the ends of months and leap years too', () => {
    expect([1, 2, 30].map((day) => dateOfDay('2028-02-28', day))).toEqual(['2028-02-28', '2028-02-29', '2028-03-28']);
    expect(dateOfDay('2027-03-27', 3)).toBe('2027-03-29');
  });
});
