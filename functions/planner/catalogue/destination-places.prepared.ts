import type { LatLon } from '#shared/places/kilometres.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { allNamesOf } from '../../places/known-place.ts';
import { placeNamed } from '../../places/places.ts';
import type { DestinationFile } from './catalogue-schema.ts';
import { DESTINATION_FILES } from './destination-files.ts';
import { isDestinationFile } from './is-destination-file.ts';

/** The place that a destination is, and how much of each kind there is in it. */
interface DestinationPlace {
  readonly names: readonly string[];
  readonly folded: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly at: LatLon;
  /** How many of its places are of a kind, 'kind:museum', or for an interest. */
  readonly counts: Readonly<Record<string, number>>;
}

function countsOf(file: DestinationFile): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, interests } of file.places)
    for (const each of [`kind:${kind}`, ...new Set(interests)]) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}

/** The places of the destinations by the names of these; a test fails if one has none. */
export const DESTINATION_PLACES: Readonly<Record<string, DestinationPlace>> = Object.fromEntries(
  Object.values(DESTINATION_FILES)
    .filter(isDestinationFile)
    .flatMap((file) => {
      const place = placeNamed(file.name);
      if (!place?.known) return [];
      const names = [...new Set([...allNamesOf(place.known), ...(file.otherNames ?? []), ...(file.covers ?? [])])];
      const { country, at } = place;
      return [[file.name, { names, folded: names.map(foldInPlace), country, at, counts: countsOf(file) }] as const];
    }),
);
