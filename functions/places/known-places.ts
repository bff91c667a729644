import { lookUp } from '#shared/text/dictionary.ts';
import { foldWords } from '#shared/text/fold.ts';
import { nameOfCountry } from './countries.ts';
import { FOLDED_NAMES, PLACE_BY_NAME } from './folded-names.prepared.ts';
import { KNOWN_PLACES, type KnownPlace } from './known-place.ts';

/** A known place with its names folded. */
export interface FoldedPlace {
  readonly place: KnownPlace;
  /** All names that it has in texts. */
  readonly names: readonly string[];
  /** Nicknames too. */
  readonly all: readonly string[];
}

let folded: readonly FoldedPlace[] | undefined;

export function foldedPlaces(): readonly FoldedPlace[] {
  folded ??= KNOWN_PLACES.flatMap((_, at) => foldedPlaceAt(at) ?? []);
  return folded;
}

function foldedPlaceAt(at: number): FoldedPlace | undefined {
  const [place, names] = [KNOWN_PLACES[at], FOLDED_NAMES[at]];
  return place && names && { place, names: names.names, all: [...names.names, ...names.nicknames] };
}

/** The known place whose folded name or nickname this is. */
export function foldedPlace(key: string): FoldedPlace | undefined {
  const at = lookUp(PLACE_BY_NAME, key);
  return at === undefined ? undefined : foldedPlaceAt(at);
}

/** The known place that is called so in any language or by a nickname, without regard to case and accents. */
export function knownPlace(name: string): KnownPlace | undefined {
  return foldedPlace(foldWords(name))?.place;
}

/** The known place called so; a location that is given must be its country: there is a Paris in Texas. */
export function knownPlaceIn(name: string, location: string): KnownPlace | undefined {
  const place = knownPlace(name);
  if (!place || location.trim() === '') return place;
  const isThere = place.kind !== 'country' && foldWords(nameOfCountry(place.country)) === foldWords(location);
  return isThere ? place : undefined;
}
