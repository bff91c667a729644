import { describe, expect, it } from 'vitest';
import {
  DESTINATIONS,
  destinationsOf,
  isTripTo,
  POPULAR_DESTINATIONS,
  popularDestinations,
  THEMES,
  themesOf,
  tripThemes,
} from './rules.ts';

const trip = (title: string, description: string | null = null, location: string | null = null) => ({
  title,
  description,
  location,
});
const times = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

describe('destinations', () => {
  it('DISC-11 the popular ones are six, in this order', () => {
    expect(POPULAR_DESTINATIONS).toEqual(['Paris', 'Tokyo', 'Bali', 'London', 'Rome', 'Santorini']);
  });

  it('DISC-19 OPEN-35 are one fixed list of 21 cities and countries', () => {
    expect(new Set(DESTINATIONS).size).toBe(21);
    for (const name of DESTINATIONS) expect(destinationsOf(trip(`A week in ${name}!`))).toContain(name);
  });

  it('OPEN-35 are found in title, description and location, in whatever case', () => {
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

  it('DISC-12 OPEN-33 the filter looks for the name anywhere in title and description, in whatever case', () => {
    expect(isTripTo(trip('A week in BALI'), 'bali')).toBe(true);
    expect(isTripTo(trip('Home', 'of Balinese dance'), 'Bali')).toBe(true);
    expect(isTripTo(trip('Home', null, 'Bali'), 'Bali')).toBe(false);
  });
});

describe('popular destinations', () => {
  it('DISC-17 DISC-18 are the top 4 by number of trips, with 3 trips each and the count of all', () => {
    const trips = [
      ...times(1, trip('London')),
      ...times(5, trip('Tokyo')),
      ...times(2, trip('Lisbon')),
      ...times(4, trip('Rome')),
      ...times(3, trip('Bali')),
    ];
    const top = popularDestinations(trips);
    expect(top.map(({ name, count }) => [name, count])).toEqual([
      ['Tokyo', 5],
      ['Rome', 4],
      ['Bali', 3],
      ['Lisbon', 2],
    ]);
    expect(top.map((group) => group.trips.length)).toEqual([3, 3, 3, 2]);
  });

  it('DISC-18 OPEN-27 show the first trips of the list, which come newest first', () => {
    const trips = ['Rome 5', 'Rome 4', 'Rome 3', 'Rome 2'].map((title) => trip(title));
    expect(popularDestinations(trips)[0]?.trips).toEqual(trips.slice(0, 3));
  });

  it('OPEN-27 ties go by the order of the fixed list, and a trip counts for every name', () => {
    expect(popularDestinations([trip('Japan, Greece, Paris, Lisbon, Rome')]).map(({ name }) => name)).toEqual([
      'Paris',
      'Rome',
      'Lisbon',
      'Greece',
    ]);
  });

  it('DISC-17 without a trip there is none', () => {
    expect(popularDestinations([trip('Home')])).toEqual([]);
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

  it('DISC-21 DISC-22 the top 3 by number of trips are listed, with 3 trips each', () => {
    const trips = [
      ...times(4, trip('Beach')),
      ...times(5, trip('Museum')),
      ...times(2, trip('Wine')),
      ...times(3, trip('Safari')),
    ];
    const top = tripThemes(trips);
    expect(top.map(({ name, count }) => [name, count])).toEqual([
      ['City & Culture', 5],
      ['Beach & Ocean', 4],
      ['Nature & Wildlife', 3],
    ]);
    expect(top.map((group) => group.trips.length)).toEqual([3, 3, 3]);
  });

  it('DISC-25 Other is never listed, however many trips fall in it', () => {
    expect(tripThemes([...times(50, trip('Home')), trip('Beach')]).map(({ name }) => name)).toEqual(['Beach & Ocean']);
    expect(tripThemes(times(50, trip('Home')))).toEqual([]);
  });
});
