import { describe, expect, it } from 'vitest';
import { sampleActivity } from './activity/sample-activity.ts';
import { figuresOf } from './figures.ts';

const at = (location: string | null) => ({ location, activities: [] });

describe('figuresOf', () => {
  it('TRIP-10 OPEN-64 a location counts once, in whatever spelling', () => {
    expect(figuresOf([at('Lisbon'), at(' lisbon '), at('LISBON'), at('Porto')]).locations).toBe(2);
  });

  it('OPEN-64 days without a location add none', () => {
    expect(figuresOf([at(null), at(''), at('  ')]).locations).toBe(0);
  });

  it('TRIP-11 OPEN-64 timeline days are existing days, also when two share a date', () => {
    expect(figuresOf([at('Lisbon'), at('Lisbon'), at(null)]).days).toBe(3);
  });

  it('KIND-08 what can still be had back is what is free to cancel now, and not cancelled', () => {
    const stay = (cost: number, freeUntil: string, cancelled = false) =>
      sampleActivity({ cost, currency: 'EUR', cancelled, details: { freeUntil } });
    const activities = [
      ...[stay(100, '2027-06-02'), stay(40, '2027-05-31'), stay(25, '2027-06-09', true)],
      sampleActivity({ cost: 7 }),
    ];
    const figures = figuresOf([{ location: null, activities }], Date.parse('2027-06-01T10:00:00Z'));
    expect(figures.refundable).toEqual([{ amount: 100, currency: 'EUR' }]);
  });
});
