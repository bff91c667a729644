import { describe, expect, it } from 'vitest';
import { chosenDay } from './chosen-day.ts';

const [first, second, third] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const days = [first, second, third];

describe('chosenDay', () => {
  it('TRIP-18 OPEN-67 without a selection the overall view is shown, even if there are days', () => {
    expect(chosenDay(days, null)).toBeUndefined();
  });

  it('TRIP-19 the selected day is shown', () => {
    expect(chosenDay(days, 'b')).toBe(second);
  });

  it('TRIP-20 OPEN-67 a selected day that does not exist falls back to the first day', () => {
    expect(chosenDay(days, 'gone')).toBe(first);
  });

  it('DAY-23 deleting the selected day selects the first remaining one, and the overall view when none remains', () => {
    expect(chosenDay([second, third], 'a')).toBe(second);
    expect(chosenDay([], 'a')).toBeUndefined();
  });

  it('DAY-24 deleting another day keeps the selection', () => {
    expect(chosenDay([second, third], 'c')).toBe(third);
  });
});
