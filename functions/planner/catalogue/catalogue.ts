import { kilometres, type LatLon } from '#shared/places/kilometres.ts';
import { lookUp } from '#shared/text/dictionary.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination, CataloguePlace, DestinationFile } from './catalogue-schema.ts';
import { DESTINATION_FILES } from './destination-files.ts';
import { DESTINATION_PLACES } from './destination-places.prepared.ts';
import { isDestinationFile } from './is-destination-file.ts';

interface CatalogueName {
  readonly folded: string;
  readonly destination: CatalogueDestination;
}

/** The catalogue, by name: three megabytes, so only lazily loaded code imports it. */
export interface Catalogue {
  readonly destinations: readonly CatalogueDestination[];
  /** Every name and spelling of a destination, folded, longest first. */
  readonly names: readonly CatalogueName[];
  destination(name: string): CatalogueDestination | undefined;
  inCountry(country: string): readonly CatalogueDestination[];
  knowsCountry(country: string): boolean;
  /** The nearest destinations to a point, limited in number and kilometres. */
  nearest(at: LatLon, most: number, within: number): readonly CatalogueDestination[];
  /** A destination's place by its name, or by a text that contains it: 'Visit the Colosseum'. */
  place(destination: CatalogueDestination, name: string): CataloguePlace | undefined;
}

/** A data file with the position, country and names of its place. */
function withPlace(file: DestinationFile): CatalogueDestination[] {
  const place = lookUp(DESTINATION_PLACES, file.name);
  if (!place) return [];
  const { names, country, at } = place;
  // A bundle reads the long parts of a file when they are asked for; spreading it would read them all.
  const destination: DestinationFile = Object.create(Object.prototype, Object.getOwnPropertyDescriptors(file));
  return [Object.assign(destination, { names, country, at })];
}

/** How many places of a destination are of a kind, 'kind:museum', or for an interest. */
export function placesOfTaste({ name }: CatalogueDestination, taste: string): number {
  return lookUp(lookUp(DESTINATION_PLACES, name)?.counts ?? {}, taste) ?? 0;
}

let index: Catalogue | undefined;

/** The catalogue, its names indexed at first use. */
export function catalogue(): Catalogue {
  index ??= indexed();
  return index;
}

function indexed(): Catalogue {
  const destinations = Object.values(DESTINATION_FILES).filter(isDestinationFile).flatMap(withPlace);
  const names = destinations.flatMap((destination) =>
    (lookUp(DESTINATION_PLACES, destination.name)?.folded ?? []).map((folded) => ({ folded, destination })),
  );
  names.sort((a, b) => b.folded.length - a.folded.length);
  const byName = new Map(names.map(({ folded, destination }) => [folded, destination]));
  for (const destination of destinations) byName.set(foldInPlace(destination.name), destination);
  return {
    destinations,
    names,
    destination: (name) => byName.get(foldInPlace(name)),
    inCountry: (country) => destinations.filter((destination) => destination.country === country),
    knowsCountry: (country) => destinations.some((destination) => destination.country === country),
    nearest: (at, most, within) =>
      destinations
        .map((destination) => ({ destination, km: kilometres(at, destination.at) }))
        .filter(({ km }) => km <= within)
        .sort((a, b) => a.km - b.km)
        .slice(0, most)
        .map(({ destination }) => destination),
    place: ({ places }, name) => {
      const wanted = plain(name);
      const named = places.map((place) => ({ folded: plain(place.name), place }));
      const found =
        named.find(({ folded }) => folded === wanted) ??
        named.find(({ folded }) => folded.length > 5 && ` ${wanted} `.includes(` ${folded} `)) ??
        named.find(({ folded }) => wanted.length > 5 && ` ${folded} `.includes(` ${wanted} `));
      return found?.place;
    },
  };
}

function plain(name: string): string {
  return foldInPlace(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:the|a|of|de|di|da|del|la|le)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
