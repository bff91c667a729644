import { describe, expect, it } from 'vitest';
import { isCountry } from './countries.ts';
import { type KnownPlaces, placeName } from './place-name.ts';

const CITIES = new Set(['firenze', 'seattle', 'paris', 'singapore', 'london', 'new york', 'münchen', 'roma']);
const known: KnownPlaces = {
  airport: (code) => (code === 'SEA' ? { city: 'Seattle' } : undefined),
  isCity: (name) => CITIES.has(name.toLowerCase()),
  isCountry,
};

describe('the town of a place', () => {
  it.each([
    ['Hotel Alba, Via Roma 5, 50123 Firenze, Italy', 'Firenze'],
    ['Via Roma 5, 50123 Firenze', 'Firenze'],
    ['Tacoma International (SEA)', 'Seattle'],
    ['Zurich (ZRH)', 'Zurich'],
    ['Zurich (ZRH), Terminal 2', 'Zurich'],
    ['Heathrow Terminal 5', 'Heathrow'],
    ['Paris', 'Paris'],
    ['Paris, France', 'Paris'],
    ['10 Downing Street, London SW1A 2AA, United Kingdom', 'London'],
    ['350 5th Ave, New York, NY 10118, USA', 'New York'],
    ['Marienplatz 1\n80331 München\nDeutschland', 'München'],
    ['Rue de la Gare 3, 1820 Montreux, Suisse', 'Montreux'],
    ['1 Raffles Place, Singapore 048616', 'Singapore'],
    ['Piazza Navona', 'Piazza Navona'],
    ['50123', '50123'],
    ['日本', '日本'],
  ])('OPEN-106 OPEN-111 of %j is %s', (location, town) => {
    expect(placeName(location, known)).toBe(town);
  });

  it.each([' , ', '...', '(ZRH)', 'Terminal 2', '1, 2, 3'])('%j yields a readable name in any case', (location) => {
    expect(placeName(location, known).trim()).not.toBe('');
  });
});
