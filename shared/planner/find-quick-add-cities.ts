import { QUICK_ADD_CITIES, type QuickAddCity } from '../places/quick-add-cities.ts';

/** The maximum number of buttons in one message. */
const MAX_MATCHES = 2;

/** A city's name at its first occurrence in a message: `text.slice(start, end)`. */
export interface CityMatch {
  readonly city: QuickAddCity;
  readonly start: number;
  readonly end: number;
}

/** The first two different cities of a message in order of appearance: whole words, upper and lower case alike. */
export function findQuickAddCities(text: string): CityMatch[] {
  const matches: CityMatch[] = [];
  for (const city of QUICK_ADD_CITIES) {
    const found = new RegExp(`(?<![\\p{L}\\p{N}])${city}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
    if (found) matches.push({ city, start: found.index, end: found.index + found[0].length });
  }
  return matches.sort((a, b) => a.start - b.start).slice(0, MAX_MATCHES);
}
