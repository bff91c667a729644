import type { Place } from '#shared/discover/schema.ts';
import { nameOfCountry } from '../places/countries.ts';

/** How many places a search finds at most. */
const MOST = 6;

/** At most 6 places one of whose names begins so, without regard to case and accents; none below 2 characters. */
export async function findPlaces(q: string): Promise<Place[]> {
  if ([...q.trim()].length < 2) return [];
  const { placesBeginning } = await import('../places/places.ts');
  return placesBeginning(q, MOST).map(({ name, kind, country, known }) => ({
    name,
    description: known?.description ?? null,
    location: kind === 'country' ? null : nameOfCountry(country),
    photos: [],
  }));
}
