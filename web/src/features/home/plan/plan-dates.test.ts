import { describe, expect, it } from 'vitest';
import { proposedStart } from './plan-dates.ts';

describe('the dates of a suggestion', () => {
  it('OPEN-23 it starts 30 days from today unless a date was named', () => {
    expect(proposedStart(undefined, new Date(2027, 0, 15, 23, 30))).toBe('2027-02-14');
    expect(proposedStart(null, new Date(2027, 11, 31))).toBe('2028-01-30');
    expect(proposedStart('2027-05-01', new Date(2027, 0, 15))).toBe('2027-05-01');
  });
});
