import { describe, expect, it } from 'vitest';
import { chosenDay } from './chosen-day.ts';

const [first, second, third] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const days = [first, second, third];

describe('chosenDay', () => {
  it('TRIP-18 OPEN-67 without a choice the overall view shows, though there are days', () => {
    expect(chosenDay(days, null)).toBeUndefined();
  });

  it('TRIP-19 the chosen day shows', () => {
    expect(chosenDay(days, 'b')).toBe(second);
  });

  it('TRIP-20 OPEN-67 a chosen day that is not there gives way to the first day', () => {
    expect(chosenDay(days, 'gone')).toBe(first);
  });

  it('DAY-23 deleting the chosen day chooses the first remaining one, and the overall view when none remains', () => {
    expect(chosenDay([second, third], 'a')).toBe(second);
    expect(chosenDay([], 'a')).toBeUndefined();
  });

  it('DAY-24 deleting another day leaves the choice as it is', () => {
    expect(chosenDay([second, third], 'c')).toBe(third);
  });
});
