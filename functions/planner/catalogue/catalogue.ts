import { CatalogueDestination, type CataloguePlace } from '#shared/planner/catalogue-schema.ts';
import { foldText } from '../understand/fold-text.ts';
import { DESTINATION_FILES, type DestinationFile } from './destination-files.ts';

interface CatalogueName {
  readonly folded: string;
  readonly destination: CatalogueDestination;
}

/** What the planner knows, by name. A destination is checked when it is first looked at, and indexed no sooner. */
export interface Catalogue {
  readonly destinations: readonly CatalogueDestination[];
  /** Every name and spelling of a destination, folded, the longest first. */
  readonly names: readonly CatalogueName[];
  destination(name: string): CatalogueDestination | undefined;
  inCountry(country: string): readonly CatalogueDestination[];
  /** The place of a destination by its name, or by a name that holds it: 'Visit the Colosseum'. */
  place(destination: CatalogueDestination, name: string): CataloguePlace | undefined;
}

let loaded: Catalogue | undefined;

/** The catalogue, its names indexed at first use. */
export function catalogue(): Catalogue {
  loaded ??= indexed(DESTINATION_FILES);
  return loaded;
}

function indexed(files: readonly DestinationFile[]): Catalogue {
  const checked = new Map<DestinationFile, CatalogueDestination>();
  const of = (file: DestinationFile): CatalogueDestination => {
    const destination = checked.get(file) ?? CatalogueDestination.parse(file);
    checked.set(file, destination);
    return destination;
  };
  const spellings = files.flatMap((file) =>
    [file.name, ...file.alsoKnownAs].map((name) => ({ folded: foldText(name), file })),
  );
  spellings.sort((a, b) => b.folded.length - a.folded.length);
  const byName = new Map(spellings.map(({ folded, file }) => [folded, file]));
  for (const file of files) byName.set(foldText(file.name), file);
  return {
    get destinations() {
      return files.map(of);
    },
    names: spellings.map(({ folded, file }) => ({
      folded,
      get destination() {
        return of(file);
      },
    })),
    destination: (name) => {
      const file = byName.get(foldText(name));
      return file && of(file);
    },
    inCountry: (country) => files.filter((file) => file.country === country).map(of),
    place: ({ places }, name) => {
      const wanted = plain(name);
      const known = places.map((place) => ({ folded: plain(place.name), place }));
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
