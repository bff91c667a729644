import { CatalogueDestination, type CataloguePlace } from '#shared/planner/catalogue-schema.ts';
import { foldText } from '../understand/fold-text.ts';
import { DESTINATION_FILES } from './destination-files.ts';

/** What the planner knows, by name. */
export interface Catalogue {
  readonly destinations: readonly CatalogueDestination[];
  /** Every name and spelling of a destination, folded, the longest first. */
  readonly names: readonly { readonly folded: string; readonly destination: CatalogueDestination }[];
  destination(name: string): CatalogueDestination | undefined;
  inCountry(country: string): readonly CatalogueDestination[];
  /** The place of a destination by its name, or by a name that holds it: 'Visit the Colosseum'. */
  place(destination: CatalogueDestination, name: string): CataloguePlace | undefined;
}

let loaded: Catalogue | undefined;

/** The catalogue, checked and indexed at first use. */
export function catalogue(): Catalogue {
  loaded ??= indexed(DESTINATION_FILES.map((file) => CatalogueDestination.parse(file)));
  return loaded;
}

function indexed(destinations: readonly CatalogueDestination[]): Catalogue {
  const names = destinations
    .flatMap((destination) =>
      [destination.name, ...destination.alsoKnownAs].map((name) => ({ folded: foldText(name), destination })),
    )
    .sort((a, b) => b.folded.length - a.folded.length);
  const byName = new Map(names.map(({ folded, destination }) => [folded, destination]));
  for (const destination of destinations) byName.set(foldText(destination.name), destination);
  const places = new Map(
    destinations.map(({ name, places }) => [name, places.map((place) => ({ folded: plain(place.name), place }))]),
  );
  return {
    destinations,
    names,
    destination: (name) => byName.get(foldText(name)),
    inCountry: (country) => destinations.filter((each) => each.country === country),
    place: (destination, name) => {
      const wanted = plain(name);
      const known = places.get(destination.name) ?? [];
      const found =
        known.find(({ folded }) => folded === wanted) ??
        known.find(({ folded }) => folded.length > 5 && ` ${wanted} `.includes(` ${folded} `)) ??
        known.find(({ folded }) => wanted.length > 5 && ` ${folded} `.includes(` ${wanted} `));
      return found?.place;
    },
  };
}

function plain(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:the|a|of|de|di|da|del|la|le)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
