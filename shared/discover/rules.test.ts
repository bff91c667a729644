import { describe, expect, it } from 'vitest';
import { DESTINATIONS } from '../places/destinations.ts';
import { POPULAR_DESTINATIONS } from '../places/popular-destinations.ts';
import { destinationsOf, isTripTo, popularDestinations, tripThemes } from './rules.ts';
import { THEMES, themesOf } from './themes.ts';

const trip = (title: string, description: string | null = null, location: string | null = null) => ({
  title,
  description,
  location,
});

describe('destinations', () => {
  it('DISC-11 the popular ones are six, in this order', () => {
    expect(POPULAR_DESTINATIONS).toEqual(['Paris', 'Tokyo', 'Bali', 'London', 'Rome', 'Santorini']);
  });

  it('DISC-19 OPEN-35 are one fixed list of 21 cities and countries', () => {
    expect(new Set(DESTINATIONS).size).toBe(21);
    for (const name of DESTINATIONS) expect(destinationsOf(trip(`A week in ${name}!`))).toContain(name);
  });

  it('OPEN-35 are found in title, description and location, in any case', () => {
    expect(destinationsOf(trip('PARIS', 'then tokyo', 'Bali'))).toEqual(['Paris', 'Tokyo', 'Bali']);
    expect(destinationsOf(trip('paris paris'))).toEqual(['Paris']);
    expect(destinationsOf(trip('Rome, Italy'))).toEqual(['Rome', 'Italy']);
  });

  it.each([
    'Balinese dance',
    'Romeo and Juliet',
    'Londonderry',
    'Parisian chic',
    'Éparis',
    'rome1',
    'Newyork',
    'New  Yorker',
  ])('OPEN-35 %s names none of them as a whole word', (title) => {
    expect(destinationsOf(trip(title))).toEqual([]);
  });

  it.each(['(Rome)', 'Rome-Florence', 'Rome’s ruins', 'Rome/Italy', '¡Rome!', 'Rome\nand more', '_Rome_'])(
    'OPEN-35 %j names Rome',
    (title) => {
      expect(destinationsOf(trip(title))).toContain('Rome');
    },
  );

  it('DISC-12 OPEN-33 the filter matches the name anywhere in title and description, in any case', () => {
    expect(isTripTo(trip('A week in BALI'), 'bali')).toBe(true);
    expect(isTripTo(trip('Home', 'of Balinese dance'), 'Bali')).toBe(true);
    expect(isTripTo(trip('Home', null, 'Bali'), 'Bali')).toBe(false);
  });
});

describe('popular destinations', () => {
  const popular = (counts: Partial<Record<string, number>>) => popularDestinations((name) => counts[name] ?? 0);

  it('DISC-17 are the top 4 by number of trips, with the count of all', () => {
    expect(popular({ London: 1, Tokyo: 5, Lisbon: 2, Rome: 4, Bali: 3 })).toEqual([
      { name: 'Tokyo', count: 5 },
      { name: 'Rome', count: 4 },
      { name: 'Bali', count: 3 },
      { name: 'Lisbon', count: 2 },
    ]);
  });

  it('OPEN-27 ties are ordered by the fixed list', () => {
    const tied = popular({ Japan: 1, Greece: 1, Paris: 1, Lisbon: 1, Rome: 1 });
    expect(tied.map(({ name }) => name)).toEqual(['Paris', 'Rome', 'Lisbon', 'Greece']);
  });

  it('DISC-17 without a trip there are none', () => {
    expect(popular({})).toEqual([]);
  });
});

describe('themes', () => {
  it('DISC-24 are these, in this order', () => {
    expect(THEMES).toEqual([
      'Beach & Ocean',
      'Mountain & Adventure',
      'City & Culture',
      'Food & Culinary',
      'Nature & Wildlife',
      'Romantic',
      'Family',
      'Business',
      'Other',
    ]);
  });

  it.each([
    ['Surf week', null, ['Beach & Ocean']],
    ['Hiking', 'in the ALPS', ['Mountain & Adventure']],
    ['Weekend', 'museums and street food', ['City & Culture', 'Food & Culinary']],
    ['National Park', null, ['Nature & Wildlife']],
    ['Honeymoon by the sea', null, ['Beach & Ocean', 'Romantic']],
    ['Zoo with the kids', null, ['Family']],
    ['Trade fair', null, ['Business']],
    ['Theme park', null, ['Family']],
    ['Seaside', null, ['Beach & Ocean']],
    ['Season of change', 'searching, glove, capacity, party', ['Other']],
    ['Home', null, ['Other']],
  ] as const)('DISC-23 OPEN-36 of %j, %j are %j', (title, description, themes) => {
    expect(themesOf(trip(title, description))).toEqual(themes);
  });

  const top = (counts: Partial<Record<string, number>>) => tripThemes((name) => counts[name] ?? 0);

  it('DISC-21 the top 3 by number of trips are listed', () => {
    const counts = { 'Beach & Ocean': 4, 'City & Culture': 5, 'Food & Culinary': 2, 'Nature & Wildlife': 3 };
    expect(top(counts)).toEqual([
      { name: 'City & Culture', count: 5 },
      { name: 'Beach & Ocean', count: 4 },
      { name: 'Nature & Wildlife', count: 3 },
    ]);
  });

  it('DISC-25 Other is never listed, however many trips fall in it', () => {
    expect(top({ Other: 50, 'Beach & Ocean': 1 }).map(({ name }) => name)).toEqual(['Beach & Ocean']);
    expect(top({ Other: 50 })).toEqual([]);
  });
});
