import { describe, expect, it } from 'vitest';
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
});
