import type { Place } from '#shared/discover/schema.ts';
import { countryName, DESCRIBED_PLACES } from './described-places.ts';
import { fold } from './folded-words.ts';

/** How many places a search finds at most. */
const MOST = 6;

interface Named {
  readonly folded: string;
  readonly place: Place;
}

/** Described places first, then cities, biggest first; loaded and made at the first search, which takes some milliseconds. */
let gazetteer: Promise<readonly Named[]> | undefined;

async function makeGazetteer(): Promise<readonly Named[]> {
  const { default: cities } = await import('../mail/data/cities.json', { with: { type: 'json' } });
  const described = DESCRIBED_PLACES.map(({ name, country, description }) => ({
    folded: fold(name),
    place: { name, description, location: country === null ? null : countryName(country), photos: [] },
  }));
  const seen = new Set(DESCRIBED_PLACES.map(({ name, country }) => `${fold(name)} ${country}`));
  const others: Named[] = [];
  for (const [name = '', country = ''] of cities) {
    const folded = fold(name);
    // The gazetteer's name of New York; and a city's name may stand in it more than once for a country.
    const key = `${folded.replace(/^new york city$/, 'new york')} ${country}`;
    if (seen.has(key)) continue;
    seen.add(key);
    others.push({ folded, place: { name, description: null, location: countryName(country), photos: [] } });
  }
  return [...described, ...others];
}

/** At most 6 places whose name begins so, without regard to case and diacritics; none below 2 characters. */
export async function findPlaces(q: string): Promise<Place[]> {
  const beginning = fold(q.trim()).replace(/\s+/gu, ' ');
  if ([...q.trim()].length < 2) return [];
  gazetteer ??= makeGazetteer();
  const found = (await gazetteer).filter(({ folded }) => folded.startsWith(beginning));
  const whole = found.filter(({ folded }) => folded === beginning);
  return [...new Set([...whole, ...found])].slice(0, MOST).map(({ place }) => place);
}
