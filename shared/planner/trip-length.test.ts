import { describe, expect, it } from 'vitest';
import { dayOffsets, tripLength } from './trip-length.ts';

const days = (...numbers: readonly number[]) => numbers.map((day) => ({ day, title: '', activities: [] }));

describe('the length of a suggested trip', () => {
  it('OPEN-23 is the larger of the itinerary’s and the duration’s', () => {
    expect(tripLength({ itinerary: days(1, 2, 3), duration: '5 days' })).toBe(5);
    expect(tripLength({ itinerary: days(1, 2, 3, 4, 5, 6, 7), duration: '5 days' })).toBe(7);
    expect(tripLength({ itinerary: days(1, 4), duration: '' })).toBe(4);
    expect(tripLength({ itinerary: [], duration: '2 weeks' })).toBe(14);
    expect(tripLength({ itinerary: [], duration: '3-4 days' })).toBe(4);
    expect(tripLength({ itinerary: [], duration: 'a weekend' })).toBe(1);
    expect(tripLength({ itinerary: [], duration: '99999 days' })).toBe(366);
  });

  it('places the days by their numbers, or consecutively when these do not increase', () => {
    expect(dayOffsets(days(1, 2, 5))).toEqual([0, 1, 4]);
    expect(dayOffsets(days(1, 1, 2))).toEqual([0, 1, 2]);
  });
});
