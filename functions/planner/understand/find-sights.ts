import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { givenNames, sightNames } from '../catalogue/sight-names.ts';
import { editDistance } from './edit-distance.ts';
import { weightOf } from './find-interests.ts';

const SEEN =
  /\b(?:seen|visited|been to|been in|been up|did|done|know|went to|was at|were at|swap|replace|change)\b[^.;!?]*$/;

/** A place of a destination in a text, and where it is named. */
export interface NamedSight {
  readonly destination: CatalogueDestination;
  readonly place: CataloguePlace;
  readonly at: number;
  readonly end: number;
}

/** A name of a place that begins with a word. */
interface IndexedName {
  readonly name: string;
  readonly place: CataloguePlace;
}

const indexes = new WeakMap<CatalogueDestination, ReadonlyMap<string, readonly IndexedName[]>>();

/** The names of a destination's places by their first words, without those that the destination itself has. */
function indexOf(destination: CatalogueDestination): ReadonlyMap<string, readonly IndexedName[]> {
  const known = indexes.get(destination);
  if (known) return known;
  const own = new Set(destination.names.map(foldInPlace));
  const given = new Map(destination.places.flatMap((place) => givenNames(place).map((name) => [name, place])));
  const names = destination.places.flatMap((place) =>
    sightNames(place).flatMap((name): IndexedName[] =>
      own.has(name) || (given.get(name) ?? place) !== place ? [] : [{ name, place }],
    ),
  );
  names.push(...ofTown(destination, new Set(names.map(({ name }) => name))));
  const index = Map.groupBy(names, ({ name }) => WORD.exec(name)?.[0] ?? name);
  indexes.set(destination, index);
  return index;
}

/** What stands for itself in a town that has one: 'the castle' in Edinburgh is Edinburgh Castle. */
const ALONE = ['castle', 'cathedral', 'palace'];

function ofTown({ name, places }: CatalogueDestination, taken: ReadonlySet<string>): IndexedName[] {
  return ALONE.flatMap((word) => {
    const [only] = places.filter((place) => foldInPlace(place.name) === `${foldInPlace(name)} ${word}`);
    return only && !taken.has(word) ? [{ name: word, place: only }] : [];
  });
}

const WORD = /[\p{L}\p{N}]+/u;

/** The destinations' places in a folded text, in order; of names that overlap the longest counts. */
export function namedSights(folded: string, destinations: readonly CatalogueDestination[]): NamedSight[] {
  const words = [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])];
  const found = destinations.flatMap((destination) => {
    const index = indexOf(destination);
    return words.flatMap((word) =>
      (index.get(word) ?? []).flatMap(({ name, place }): NamedSight[] => {
        const at = positionOf(folded, name);
        const misspelt = at < 0 ? misspeltIn(folded, name) : undefined;
        const found = misspelt ?? (at < 0 ? undefined : { at, end: at + name.length });
        return found ? [{ destination, place, ...found }] : [];
      }),
    );
  });
  const longest = found.sort((a, b) => b.end - b.at - (a.end - a.at));
  const apart = longest.filter((each, index) =>
    longest
      .slice(0, index)
      .every(
        (other) => each.end <= other.at || each.at >= other.end || (each.at === other.at && each.end === other.end),
      ),
  );
  const first = apart.filter((each, index) => apart.findIndex(({ at }) => at === each.at) === index);
  return first.sort((a, b) => a.at - b.at);
}

/** 'The ferry also no', 'the tower neither' */
const NO_BEHIND =
  /^\s*(?:is |are )?(?:(?:also|too|as well|rather|definitely)\s+)*(?:no|nope|neither|not either|not)(?=\s*(?:$|[.;!)]|,|please\b|pls\b|thanks\b))/;

/** The destinations' places in a folded message: those it wants, and those it does not want, or not again. */
export function findSights(
  folded: string,
  destinations: readonly CatalogueDestination[],
): { readonly wanted: readonly string[]; readonly unwanted: readonly string[] } {
  const named = namedSights(folded, destinations).map(({ place, at, end }) => ({
    name: place.name,
    before: folded.slice(0, at),
    after: folded.slice(end),
  }));
  const isUnwanted = ({ before, after }: { before: string; after: string }) =>
    SEEN.test(before) || weightOf(before) < 0 || NO_BEHIND.test(after);
  return {
    wanted: named.filter((each) => !isUnwanted(each)).map(({ name }) => name),
    unwanted: named.filter(isUnwanted).map(({ name }) => name),
  };
}

/** Shorter names are too much like others. */
const SHORTEST_MISSPELT = 8;

/** 'Park guel': the words of a name, with one letter wrong in a later one. */
function misspeltIn(folded: string, name: string): { readonly at: number; readonly end: number } | undefined {
  const count = name.split(' ').length;
  if (count < 2 || name.length < SHORTEST_MISSPELT) return undefined;
  const words = [...folded.matchAll(/[\p{L}\p{N}]+/gu)];
  const first = WORD.exec(name)?.[0];
  for (const [index, word] of words.entries()) {
    const last = words[index + count - 1];
    if (word[0] !== first || !last) continue;
    const end = last.index + last[0].length;
    if (editDistance(folded.slice(word.index, end), name, 1) <= 1) return { at: word.index, end };
  }
  return undefined;
}

function positionOf(folded: string, name: string): number {
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
    const around = (folded[at - 1] ?? ' ') + (folded[at + name.length] ?? ' ');
    if (!/[\p{L}\p{N}]/u.test(around)) return at;
  }
  return -1;
}
