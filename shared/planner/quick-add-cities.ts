/** The cities whose names in a reply become quick-add buttons. */
export const QUICK_ADD_CITIES = [
  'Paris',
  'London',
  'Rome',
  'Barcelona',
  'Madrid',
  'Lisbon',
  'Porto',
  'Amsterdam',
  'Berlin',
  'Munich',
  'Vienna',
  'Prague',
  'Budapest',
  'Athens',
  'Santorini',
  'Venice',
  'Florence',
  'Milan',
  'Dublin',
  'Edinburgh',
  'Copenhagen',
  'Stockholm',
  'Reykjavik',
  'Zurich',
  'Istanbul',
  'Dubai',
  'Marrakech',
  'Cape Town',
  'Tokyo',
  'Kyoto',
  'Bangkok',
  'Singapore',
  'Hong Kong',
  'Seoul',
  'Bali',
  'Sydney',
  'New York',
  'San Francisco',
  'Los Angeles',
  'Rio de Janeiro',
] as const;
export type QuickAddCity = (typeof QUICK_ADD_CITIES)[number];

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
