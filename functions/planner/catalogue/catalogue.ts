import type { CatalogueDestination, CataloguePlace } from '#shared/planner/catalogue-schema.ts';
import { kilometres, type LatLon } from '../itinerary/kilometres.ts';
import { foldText } from '../understand/fold-text.ts';
import { DESTINATION_FILES } from './destination-files.ts';
import knownDestinations from './known-destinations.json' with { type: 'json' };

/** What is known of a destination before its data file is loaded. */
interface KnownDestination {
  /** The data file without its ending. */
  readonly file: string;
  readonly name: string;
  readonly alsoKnownAs: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly at: LatLon;
}

interface CatalogueName {
  readonly folded: string;
  readonly destination: CatalogueDestination;
}

/** What the planner knows, by name. Whatever has a destination in it throws NotLoaded while its file is not loaded. */
export interface Catalogue {
  readonly destinations: readonly CatalogueDestination[];
  /** Every name and spelling of a destination, folded, the longest first. */
  readonly names: readonly CatalogueName[];
  destination(name: string): CatalogueDestination | undefined;
  inCountry(country: string): readonly CatalogueDestination[];
  knowsCountry(country: string): boolean;
  /** The nearest destinations to a point, at most so many and so many kilometres away. */
  nearest(at: LatLon, most: number, within: number): readonly CatalogueDestination[];
  /** The place of a destination by its name, or by a name that holds it: 'Visit the Colosseum'. */
  place(destination: CatalogueDestination, name: string): CataloguePlace | undefined;
}

/** Destinations are needed whose files are not loaded yet. */
class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
  readonly files: readonly string[];
  constructor(files: readonly string[]) {
    super(`Not loaded: ${files.join(', ')}`);
    this.files = files;
  }
}

const KNOWN: readonly KnownDestination[] = knownDestinations.map((known) => ({ ...known, at: positionOf(known.at) }));
const loaded = new Map<string, CatalogueDestination>();

function positionOf([latitude = 0, longitude = 0]: readonly number[]): LatLon {
  return [latitude, longitude];
}

/**
 * Runs what reads the catalogue, as often as it takes until all the destinations that it asks for are loaded. What is
 * run must be pure.
 */
export async function withDestinations<T>(run: () => T): Promise<T> {
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await load(error.files);
    }
  }
}

/** Loads all of it, for what reads here and there. */
export async function loadCatalogue(): Promise<void> {
  await load(KNOWN.map(({ file }) => file));
}

async function load(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      if (loaded.has(file)) return;
      const data = (await DESTINATION_FILES[file]?.())?.default;
      if (!isDestination(data)) throw new Error(`${file} is no destination`);
      loaded.set(file, data);
    }),
  );
}

/** The data files are checked by a test, all of each: at a start that would cost more than reading them. */
function isDestination(data: unknown): data is CatalogueDestination {
  return typeof data === 'object' && data !== null && 'places' in data;
}

function loadedOf(known: readonly KnownDestination[]): CatalogueDestination[] {
  const missing = known.flatMap(({ file }) => (loaded.has(file) ? [] : file));
  if (missing.length > 0) throw new NotLoaded(missing);
  return known.flatMap(({ file }) => loaded.get(file) ?? []);
}

let index: Catalogue | undefined;

/** The catalogue, its names indexed at first use. */
export function catalogue(): Catalogue {
  index ??= indexed();
  return index;
}

function indexed(): Catalogue {
  const spellings = KNOWN.flatMap((known) =>
    [known.name, ...known.alsoKnownAs].map((name) => ({ folded: foldText(name), known })),
  );
  spellings.sort((a, b) => b.folded.length - a.folded.length);
  const byName = new Map(spellings.map(({ folded, known }) => [folded, known]));
  for (const known of KNOWN) byName.set(foldText(known.name), known);
  const of = (known: KnownDestination): CatalogueDestination => {
    const [destination] = loadedOf([known]);
    if (!destination) throw new NotLoaded([known.file]);
    return destination;
  };
  return {
    get destinations() {
      return loadedOf(KNOWN);
    },
    names: spellings.map(({ folded, known }) => ({
      folded,
      get destination() {
        return of(known);
      },
    })),
    destination: (name) => {
      const known = byName.get(foldText(name));
      return known && of(known);
    },
    inCountry: (country) => loadedOf(KNOWN.filter((known) => known.country === country)),
    knowsCountry: (country) => KNOWN.some((known) => known.country === country),
    nearest: (at, most, within) => {
      const far = KNOWN.map((known) => ({ known, km: kilometres(at, known.at) })).filter(({ km }) => km <= within);
      return loadedOf(
        far
          .sort((a, b) => a.km - b.km)
          .slice(0, most)
          .map(({ known }) => known),
      );
    },
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
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:the|a|of|de|di|da|del|la|le)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
