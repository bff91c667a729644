import { foldInPlace } from '#shared/text/fold.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { editDistance } from '../understand/edit-distance.ts';
import { namedSights } from '../understand/find-sights.ts';
import { type Draft, destinationsOf, type Placed, placedItems } from './draft.ts';

/** Words that name nothing: small ones, what is to be done, and when. */
const FILLER = new Set(
  [
    'the a an to on at in of my our this that visit trip go and it all any one some for from with day please',
    'move put shift bring swap replace change remove delete drop cancel skip take out off keep leave add can could you',
    'would like want instead mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday',
    'morning afternoon evening first last next earlier later',
  ]
    .join(' ')
    .split(' '),
);
/** The share of an item's words, or of the text's, that must be the same. */
const SHARE = 0.34;

/** The items of a draft that a text names, best match first; none when it names none. */
export function findItems(text: string, draft: Draft, among: readonly Placed[] = placedItems(draft)): Placed[] {
  const named = namedOn(text, draft, among);
  return named.length > 0 ? named : byWords(text, among);
}

/** By the names that a place has, short and local ones too. */
function namedOn(text: string, draft: Draft, among: readonly Placed[]): Placed[] {
  const sights = namedSights(foldInPlace(text), destinationsOf(draft)).map(({ place }) => place);
  return among.filter(({ item }) => item.place && sights.includes(item.place));
}

/** By the words of titles, one letter wrong allowed in long ones. */
function byWords(text: string, among: readonly Placed[]): Placed[] {
  const words = wordsOf(text);
  const scored = among.map((placed) => {
    const own = wordsOf(placed.item.title);
    const shared = own.filter((word) => words.some((each) => isSame(each, word))).length;
    return { placed, score: shared / Math.max(1, Math.min(own.length, words.length)), shared };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score, shared }) => shared > 0 && score === best && score >= SHARE)
    .map(({ placed }) => placed);
}

function wordsOf(text: string): string[] {
  return foldInPlace(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !FILLER.has(word));
}

/** 'museums' matches 'museum', 'Colloseum' the Colosseum. */
function isSame(a: string, b: string): boolean {
  if (a === b || a === `${b}s` || b === `${a}s`) return true;
  const most = Math.min(a.length, b.length) >= 8 ? 2 : 1;
  return a[0] === b[0] && Math.min(a.length, b.length) >= 6 && editDistance(a, b, most) <= most;
}

const KINDS: readonly (readonly [RegExp, (place: CataloguePlace) => boolean])[] = [
  [/\b(?:museum|gallery)/, ({ kind }) => kind === 'museum'],
  [
    /\b(?:church|cathedral|basilica|chapel)/,
    ({ name }) => /church|cathedral|basilica|chapel|saint|santa|st\.? /i.test(name),
  ],
  [/\bmarket/, ({ kind, name }) => kind === 'market' || /market/i.test(name)],
  [/\bday ?trip|\bexcursion/, ({ kind }) => kind === 'day-trip'],
  [/\b(?:dinner|lunch|breakfast|brunch|supper|restaurant|meal|food|eat)/, ({ kind }) => kind === 'meal'],
  [/\b(?:park|garden)/, ({ kind }) => kind === 'park'],
  [/\bbeach/, ({ kind }) => kind === 'beach'],
  [/\b(?:walk|stroll)/, ({ kind }) => kind === 'walk'],
  [/\b(?:bar|club|nightlife|drinks)/, ({ kind }) => kind === 'night'],
];

/** What a text asks for by its kind: 'the museum', 'dinner'; undefined when it names none. */
export function kindAsked(text: string): ((place: CataloguePlace) => boolean) | undefined {
  const folded = foldInPlace(text);
  return KINDS.find(([pattern]) => pattern.test(folded))?.[1];
}
