import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { isUsualWord } from '../clauses/clause-features.ts';
import type { Marked } from '../clauses/clause-tokens.ts';
import { type Draft, destinationsOf } from '../edits/draft.ts';
import { findItems, kindAsked } from '../edits/find-items.ts';
import { findPlaces } from '../understand/find-places.ts';
import { namedSights } from '../understand/find-sights.ts';
import { isSmallWord } from '../understand/list-items.ts';
import type { PlaceMention } from '../understand/place-mention.ts';
import type { Wish } from '../understand/wish.ts';

/** What a clause's names are looked for in. */
interface Known {
  readonly draft: Draft | undefined;
  readonly wish: Wish;
}

/** What a clause names, and the 'it' that stands for a sight: `text` is the clause with what 'it' stands for. */
export function clauseMarks(said: string, text: string, against: Known): Marked[] {
  const match = text.startsWith(`${said} (`) ? /\b(?:it|that one|this one)\b/.exec(foldInPlace(said)) : null;
  const own = marksIn(said, against);
  return match ? [...own, { kind: 'SIGHT', at: match.index, end: match.index + match[0].length }] : own;
}

function marksIn(text: string, { draft, wish }: Known): Marked[] {
  const folded = foldInPlace(text);
  const destinations = draft ? destinationsOf(draft) : wish.destinations;
  const sights = namedSights(folded, destinations).map(({ at, end }): Marked => ({ kind: 'SIGHT', at, end }));
  const isFree = ({ at, end }: { readonly at: number; readonly end: number }) =>
    sights.every((each) => end <= each.at || at >= each.end);
  const places = findPlaces(text)
    .filter(isFree)
    .map((each): Marked => ({ kind: isStop(each, destinations) ? 'PLACE' : 'NAME', at: each.at, end: each.end }));
  return [...sights, ...places, ...itemMarks(folded, draft, [...sights, ...places])];
}

/** Known, or a stop of the plan that is only on the map. */
function isStop(mention: PlaceMention, destinations: readonly CatalogueDestination[]): boolean {
  return mention.kind !== 'unknown' || destinations.some(({ name }) => name === mention.name);
}

/**
 * Words of titles on the plan: of a suggestion's those written as names are, 'jordaan' of 'Jordaan and its courtyards', of
 * the traveller's own trip all, as the catalogue does not know them.
 */
function itemMarks(folded: string, draft: Draft | undefined, taken: readonly Marked[]): Marked[] {
  if (draft === undefined || taken.length > 0) return [];
  const isOwn = draft.tripTitle !== undefined;
  const titles = new Set(
    findItems(folded, draft).flatMap(({ item }) =>
      (item.title.match(/[\p{L}\p{N}]{4,}/gu) ?? []).flatMap((word) =>
        isOwn || /^\p{Lu}/u.test(word) ? foldInPlace(word) : [],
      ),
    ),
  );
  const said = [...folded.matchAll(/[\p{L}\p{N}]{4,}/gu)];
  const words = said.filter(([word]) => titles.has(word) && (isOwn || (isName(word) && isOfFew(word, draft))));
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? [{ kind: 'SIGHT', at: first.index, end: last.index + last[0].length }] : [];
}

/** 'Jordaan' is one, 'museums', 'lunch' and 'time' are said of any plan. */
function isName(word: string): boolean {
  return !isSmallWord(word) && !isUsualWord(word) && kindAsked(word) === undefined;
}

const MOST_OF_NAME = 3;

/** 'Jordaan' tells a place, 'street' and 'market' are words of many. */
function isOfFew(word: string, draft: Draft): boolean {
  const all = destinationsOf(draft).flatMap(({ places }) => places);
  return all.filter(({ name, note }) => foldInPlace(`${name} ${note}`).includes(word)).length <= MOST_OF_NAME;
}
