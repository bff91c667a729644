import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { editDistance } from './edit-distance.ts';
import { namingWords } from './list-items.ts';

/** The words of a place: those it is called by, and those of its note. */
interface PlaceWords {
  readonly names: ReadonlySet<string>;
  readonly notes: ReadonlySet<string>;
}

/** A single word of a note is a sign only when it is long. */
const LONG = 6;
const NAME = 3;

/** What a few words mean in these destinations, the best first: 'yellow tram' is in the note of Tram 28. */
export function findByWords(folded: string, destinations: readonly CatalogueDestination[]): CataloguePlace[] {
  const wanted = namingWords(folded).map(stemOf);
  if (wanted.length === 0 || wanted.length > MOST_WORDS) return [];
  return destinations
    .flatMap(({ places }) => places.map((place, index) => ({ place, score: scoreOf(place, wanted), index })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ place }) => place);
}

const MOST_WORDS = 4;

/** More for each word in a name than in a note; 0 unless all of them are there. */
function scoreOf(place: CataloguePlace, wanted: readonly string[]): number {
  const { names, notes } = wordsOf(place);
  const inName = wanted.filter((word) => has(names, word)).length;
  if (inName < wanted.length && !wanted.every((word) => has(names, word) || notes.has(word))) return 0;
  const isSign = inName > 0 || wanted.length > 1 || (wanted[0] ?? '').length >= LONG;
  return isSign ? NAME * inName + wanted.length : 0;
}

/** Whether a place is called by all of these words. */
export function isCalled(place: CataloguePlace, folded: string): boolean {
  const wanted = namingWords(folded).map(stemOf);
  return wanted.length > 0 && wanted.every((word) => wordsOf(place).names.has(word));
}

/** A long word may be misspelt, or written as its country does: 'oceanario'. */
function has(names: ReadonlySet<string>, word: string): boolean {
  if (names.has(word) || word.length < LONG) return names.has(word);
  const most = word.length >= 8 ? 2 : 1;
  return [...names].some((name) => name.startsWith(word.slice(0, 4)) && editDistance(name, word, most) <= most);
}

const known = new WeakMap<CataloguePlace, PlaceWords>();

function wordsOf(place: CataloguePlace): PlaceWords {
  const words = known.get(place) ?? {
    names: stemsOf([place.name, ...(place.otherNames ?? []), ...(place.dishes ?? [])]),
    notes: stemsOf([place.note]),
  };
  known.set(place, words);
  return words;
}

function stemsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => namingWords(foldInPlace(text)).map(stemOf)));
}

/** 'Baths' and 'bath', 'churches' and 'church' are one word. */
function stemOf(word: string): string {
  return word.replace(/(?<=ch|sh|ss|x)es$|(?<=[^s])s$/, '');
}
