import type { LatLon } from '#shared/places/kilometres.ts';
import { foldWords } from '#shared/text/fold.ts';
import type { KnownPlace } from './known-place.ts';
import { type FoldedPlace, foldedPlace, foldedPlaces, knownPlace } from './known-places.ts';
import { largestTownOf, type Town, townNamed, townOfKnown, townsBeginning } from './towns.ts';

/** A town, a region or a country, and what is known of it. */
export interface WorldPlace {
  /** In English where it is known, else as GeoNames has it. */
  readonly name: string;
  readonly kind: KnownPlace['kind'];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone; of a country, that of its largest town. */
  readonly zone: string;
  /** Of a country, where its largest town is. */
  readonly at: LatLon;
  /** To the nearest thousand; undefined for what is no town. */
  readonly population: number | undefined;
  readonly known: KnownPlace | undefined;
}

function ofTown(town: Town): WorldPlace {
  return { ...town, kind: 'town' };
}

/** What a known place is in the world; undefined where nobody knows where it is, which a test rules out. */
export function placeOfKnown(known: KnownPlace): WorldPlace | undefined {
  const { name, kind, country } = known;
  if (kind === 'town') {
    const town = townOfKnown(known);
    return town && ofTown(town);
  }
  const where = kind === 'country' ? largestTownOf(country) : known;
  if (where?.at === undefined || where.zone === undefined) return undefined;
  return { name, kind, country, zone: where.zone, at: where.at, population: undefined, known };
}

/** The place called so, in any language or by a nickname, without regard to case, accents and punctuation. */
export function placeNamed(name: string): WorldPlace | undefined {
  const known = knownPlace(name);
  if (known) return placeOfKnown(known);
  const town = townNamed(name);
  return town && ofTown(town);
}

/** The same for a name that stands in a text, where a nickname would mean something else. */
export function placeInText(name: string): WorldPlace | undefined {
  const key = foldWords(name);
  const known = foldedPlace(key);
  return known && !known.names.includes(key) ? undefined : placeNamed(name);
}

/**
 * At most so many places one of whose names begins so: those that are called exactly so before the others, and of each
 * the known ones first, then towns, the largest first. None for a text without letters and digits.
 */
export function placesBeginning(beginning: string, most: number): readonly WorldPlace[] {
  const start = foldWords(beginning);
  if (start === '') return [];
  const known = foldedPlaces().filter(({ all }) => all.some((name) => name.startsWith(start)));
  const [whole, begun] = partition(known, ({ all }) => all.includes(start));
  const towns = townsBeginning(beginning, most);
  const [wholeTowns, otherTowns] = partition(towns, ({ name }) => foldWords(name) === start);
  const ofKnown = (each: readonly FoldedPlace[]) => each.flatMap(({ place }) => placeOfKnown(place) ?? []);
  return [...ofKnown(whole), ...wholeTowns.map(ofTown), ...ofKnown(begun), ...otherTowns.map(ofTown)].slice(0, most);
}

function partition<Each>(all: readonly Each[], isFirst: (each: Each) => boolean): [Each[], Each[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}
