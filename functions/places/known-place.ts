import type { LatLon } from '#shared/places/kilometres.ts';
import places from './known-places.json' with { type: 'json' };

/**
 * A well-known place of known-places.json, which is written by hand and adds names and descriptions to GeoNames. A town
 * takes position, zone and population from the row in data/towns.json with its country and one of its names; a region has
 * its own.
 */
export interface KnownPlace {
  /** In English. */
  readonly name: string;
  /** A region is an island or a part of a country. */
  readonly kind: 'town' | 'region' | 'country';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Its other names, in its own language and in others. */
  readonly names?: readonly string[];
  /** Names that count only where a place is asked for, as they mean something else in running text: 'LA'. */
  readonly nicknames?: readonly string[];
  /** IATA code of the usual airport. */
  readonly airport?: string;
  /** Of a region; of a town only if its centre for travellers is a kilometre or more from the position in GeoNames. */
  readonly at?: LatLon;
  /** IANA zone of a region. */
  readonly zone?: string;
  /** One sentence. */
  readonly description?: string;
}

/** In the order of interest: what most people look for comes first. A test validates the file. */
export const KNOWN_PLACES: readonly KnownPlace[] = (places as readonly unknown[]).filter(isKnownPlace);

function isKnownPlace(data: unknown): data is KnownPlace {
  return typeof data === 'object' && data !== null && 'kind' in data;
}

/** All names that it has in texts, the English one first. */
export const namesOf = ({ name, names = [] }: KnownPlace): readonly string[] => [name, ...names];
/** All names that it can be asked for by. */
export const allNamesOf = (place: KnownPlace): readonly string[] => [...namesOf(place), ...(place.nicknames ?? [])];
