import type { FoundPlace } from '#shared/place-search/schema.ts';
import type { Findable } from '../places/find-by-beginning.ts';

/** A place as calls answer it. */
export function foundPlace({ name, kind, country, zone, at: [latitude, longitude] }: Findable): FoundPlace {
  return { name, kind, country, timeZone: zone, position: { latitude, longitude } };
}
