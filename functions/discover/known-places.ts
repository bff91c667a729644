import { foldName } from '#shared/text/fold.ts';
import places from './places.json' with { type: 'json' };

/** A place that is known beyond the gazetteer: by its English name, its local one and others, some with a description. */
export interface KnownPlace {
  /** In English. */
  readonly name: string;
  /** ISO 3166-1 alpha-2; null for a country itself. */
  readonly country: string | null;
  /** What else it is called. */
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

/** The known place that is called so in any language, without regard to case and accents. */
export function knownPlace(name: string): KnownPlace | undefined {
  return byName.get(foldName(name.trim()));
}

/** The known place called so; a location that is given must be its country: there is a Paris in Texas. */
export function placeIn(name: string, location: string): KnownPlace | undefined {
  const place = knownPlace(name);
  if (!place || location.trim() === '') return place;
  return place.country !== null && foldName(countryName(place.country)) === foldName(location.trim())
    ? place
    : undefined;
}
