import { describe, expect, it } from 'vitest';
import { QUICK_ADD_CITIES } from '../places/quick-add-cities.ts';
import { findQuickAddCities } from './find-quick-add-cities.ts';

const cities = (text: string) => findQuickAddCities(text).map(({ city }) => city);

describe('the cities of quick-add', () => {
  it('PLAN-13 OPEN-17 are one fixed list of forty', () => {
    expect(new Set(QUICK_ADD_CITIES).size).toBe(40);
    expect(Object.fromEntries(QUICK_ADD_CITIES.map((city) => [city, cities(`To ${city}!`)]))).toEqual(
      Object.fromEntries(QUICK_ADD_CITIES.map((city) => [city, [city]])),
    );
  });

  it('PLAN-14 OPEN-18 the first two different cities count, in order of appearance', () => {
    expect(cities('Rome, then Rome again, Paris and Lisbon')).toEqual(['Rome', 'Paris']);
  });

  it('OPEN-18 whole words only, upper and lower case alike', () => {
    expect(cities('Romeo in Parisian romes')).toEqual([]);
    expect(cities('NEW YORK or new york, Balinese food, Ålporto')).toEqual(['New York']);
    expect(cities('(rome)')).toEqual(['Rome']);
  });

  it('OPEN-18 returns the position of the first occurrence', () => {
    const text = 'From Portofino to Porto: Porto it is';
    expect(findQuickAddCities(text).map(({ start, end }) => [start, text.slice(start, end)])).toEqual([[18, 'Porto']]);
  });
});
