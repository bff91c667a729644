import { foldName } from '#shared/text/fold.ts';
import places from './places.json' with { type: 'json' };

/** A well-known place beyond the gazetteer: by its English name, its local one and others, some with a description. */
export interface KnownPlace {
  /** In English. */
  readonly name: string;
  /** ISO 3166-1 alpha-2; null for a country itself. */
  readonly country: string | null;
  /** Its other names. */
  readonly names: readonly string[];
  readonly description: string | null;
}

export const KNOWN_PLACES: readonly KnownPlace[] = places;

let countryNames: Intl.DisplayNames | undefined;
export function countryName(code: string): string {
  countryNames ??= new Intl.DisplayNames('en', { type: 'region' });
  return countryNames.of(code) ?? code;
}

export const namesOf = ({ name, names }: KnownPlace): string[] => [name, ...names];

const byName: ReadonlyMap<string, KnownPlace> = new Map(
  KNOWN_PLACES.toReversed().flatMap((place) => namesOf(place).map((name) => [foldName(name), place] as const)),
);

/** The known place with this name in any language, regardless of case and accents. */
export function knownPlace(name: string): KnownPlace | undefined {
  return byName.get(foldName(name.trim()));
}

/** The known place with this name; a given location must be its country: there is a Paris in Texas. */
export function placeIn(name: string, location: string): KnownPlace | undefined {
  const place = knownPlace(name);
  if (!place || location.trim() === '') return place;
  return place.country !== null && foldName(countryName(place.country)) === foldName(location.trim())
    ? place
    : undefined;
}
