import { kilometres, type LatLon } from '#shared/places/kilometres.ts';
import type { WorldPlace } from '../../places/places.ts';
import { townNear } from '../catalogue/gazetteer.ts';
import { knownSightsIn } from '../catalogue/known-sights.ts';
import { findTastes } from './find-interests.ts';
import { isSmallWord } from './list-items.ts';
import type { PlaceMention } from './place-mention.ts';
import { ALSO_WORDS, addPlace, isCapital, isFree, type PlaceSearch } from './place-search.ts';

const AFTER =
  /^(?:\s*(?:,|&|\+|\/|->|→|\s[-–—]\s)\s*(?:and |then |via |also )?|\s+(?:and|then|via|and then)\s+)(?:the )?/;
const BEFORE = /([\p{L}'-]+(?: [\p{L}'-]+)?)(?:\s*(?:,|&|\+|\/|->|→)\s*|\s+(?:and|then|via|and then)\s+)$/u;
const WORDS = /^[\p{L}'-]{3,}(?: [\p{L}'-]{3,}){0,2}/u;
/** Thousands of people in a town that is named without a capital letter. */
const LARGE = 60;

/** Adds towns in a list with places that are known: 'Seville, granada and Córdoba', 'London, York, Edinburgh'. */
export function addListedTowns(search: PlaceSearch): void {
  // What is found goes on the list, so that the next one is beside it.
  for (let count = -1; count !== search.found.length; ) {
    count = search.found.length;
    for (const mention of [...search.found]) {
      const near = positionOf(mention);
      if (near === undefined) continue;
      addBehind(search, mention.end, near);
      addBefore(search, mention.at, near);
    }
  }
}

function positionOf(mention: PlaceMention): LatLon | undefined {
  if (mention.kind === 'city') return mention.destination.at;
  return mention.kind === 'unknown' ? mention.position : undefined;
}

function addBehind(search: PlaceSearch, end: number, near: LatLon): void {
  const joint = AFTER.exec(search.folded.slice(end))?.[0];
  const at = end + (joint?.length ?? 0);
  const words = joint === undefined ? undefined : WORDS.exec(search.folded.slice(at))?.[0];
  if (words !== undefined) addTown(search, at, words, near);
}

function addBefore(search: PlaceSearch, end: number, near: LatLon): void {
  const match = BEFORE.exec(search.folded.slice(0, end));
  if (!match) return;
  const [last = ''] = (match[1] ?? '').split(' ').slice(-1);
  const at = match.index + (match[1] ?? '').length - last.length;
  if (last.length >= 4) addTown(search, at, last, near);
}

/** A town by its capital letter or its size; a small one where the list goes on to another place that is known. */
function isMeantBy(
  search: PlaceSearch,
  { at, name, near }: { readonly at: number; readonly name: string; readonly near: LatLon },
  { at: position, population = 0 }: WorldPlace,
): boolean {
  if (name.length > 3 && (isCapital(search, at) || population >= LARGE)) return true;
  const next = AFTER.exec(search.folded.slice(at + name.length))?.[0];
  const isFlanked = next !== undefined && search.found.some((each) => each.at === at + name.length + next.length);
  const isOther = isSmallWord(name) || Object.keys(findTastes(name)).length > 0;
  return isFlanked && !isOther && kilometres(near, position) < NEAR_BY;
}

/** A large town near to the others, with a joint of the list before it and another behind it. */
function isBetween(
  { folded }: PlaceSearch,
  { at, name, near }: { readonly at: number; readonly name: string; readonly near: LatLon },
  { at: position, population = 0 }: WorldPlace,
): boolean {
  const isListed =
    /[,>→&+/]\s*$/.test(folded.slice(0, at)) && /^\s*(?:$|[,>→&+/.]|and\b|then\b)/.test(folded.slice(at + name.length));
  return isListed && population >= LARGE && kilometres(near, position) < NEAR_BY;
}

/** Kilometres from one stop of a list to the next small one. */
const NEAR_BY = 800;

/** The longest beginning of the words that is a town. */
function addTown(search: PlaceSearch, at: number, words: string, near: LatLon): void {
  if (knownSightsIn(words).length > 0) return;
  const parts = words.split(' ');
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join(' ');
    if (!isFree(search, at, at + name.length)) continue;
    const town = townNear(name, near);
    // 'Dubrovnik, Hvar, Split': a town that is also a word is meant among others near to it.
    const isWord = ALSO_WORDS.has(name) && !(town && isBetween(search, { at, name, near }, town));
    const isMeant = !isWord && town && isMeantBy(search, { at, name, near }, town);
    if (!isMeant || town.kind !== 'town') continue;
    addPlace(search, at, name, { kind: 'unknown', name: town.name, code: town.country, position: town.at });
    return;
  }
}
