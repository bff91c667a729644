import type { Place } from '#shared/discover/schema.ts';
import { foldName } from '#shared/text/fold.ts';
import { countryName, KNOWN_PLACES, knownPlace, namesOf } from './known-places.ts';

/** How many places a search finds at most. */
const MOST = 6;

interface Named {
  /** Folded, in every language that they are known in. */
  readonly names: readonly string[];
  readonly place: Place;
}

/** Known places first, then cities, biggest first; loaded at the first search, which takes some milliseconds. */
let gazetteer: Promise<readonly Named[]> | undefined;

async function makeGazetteer(): Promise<readonly Named[]> {
  const { default: cities } = await import('../mail/data/cities.json', { with: { type: 'json' } });
  const known = KNOWN_PLACES.map((each) => ({
    names: namesOf(each).map(foldName),
    place: placeOf(each.name, each.country, each.description),
  }));
  const seen = new Set<string>();
  const others: Named[] = [];
  for (const [name = '', country = ''] of cities) {
    // A city's name may occur more than once for a country.
    const key = `${foldName(name)} ${country}`;
    if (seen.has(key) || knownPlace(name)?.country === country) continue;
    seen.add(key);
    others.push({ names: [foldName(name)], place: placeOf(name, country, null) });
  }
  // Places with a description are those that most people look for.
  return [...known.filter(({ place }) => place.description !== null), ...known, ...others];
}

function placeOf(name: string, country: string | null, description: string | null): Place {
  return { name, description, location: country === null ? null : countryName(country), photos: [] };
}

/** At most 6 places with a name that has this prefix, regardless of case and accents; none below 2 characters. */
export async function findPlaces(q: string): Promise<Place[]> {
  const beginning = foldName(q.trim()).replace(/\s+/gu, ' ');
  if ([...q.trim()].length < 2) return [];
  gazetteer ??= makeGazetteer();
  const found = (await gazetteer).filter(({ names }) => names.some((name) => name.startsWith(beginning)));
  const whole = found.filter(({ names }) => names.includes(beginning));
  return [...new Set([...whole, ...found].map(({ place }) => place))].slice(0, MOST);
}
