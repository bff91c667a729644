import { foldInPlace } from '#shared/text/fold.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { editDistance } from '../understand/edit-distance.ts';
import { namedSights } from '../understand/find-sights.ts';
import { askedDays, isFirstThing } from './asked-days.ts';
import { type Draft, destinationsOf, type Placed, placedItems } from './draft.ts';

/** Words that name nothing: small ones, what is to be done, and when. */
const FILLER = new Set(
  [
    'the a an to on at in of my our this that visit trip go and it all any one some for from with day please',
    'move put shift bring swap replace change remove delete drop cancel skip take out off keep leave add can could you',
    'would like want instead mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday',
    'morning afternoon evening first last next earlier later kick scrap lose get rid without entirely completely',
    'altogether whole please pls ditch bin cut then also just trip entire',
  ]
    .join(' ')
    .split(' '),
);
/** The share of an item's words, or of the text's, that must be the same. */
const SHARE = 0.34;

/** The items of a draft that a text names, best match first; none when it names none. */
export function findItems(text: string, draft: Draft, among: readonly Placed[] = placedItems(draft)): Placed[] {
  const named = namedOn(text, draft, among);
  if (named.length > 0) return named;
  const positioned = byPosition(text, draft, among);
  if (positioned.length > 0) return positioned;
  // What is named and not on the plan is nothing else that has a word of its name.
  if (draft.tripTitle === undefined && namedSights(foldInPlace(text), destinationsOf(draft)).length > 0) return [];
  return byWords(text.split(REASON)[0] ?? text, among);
}

/** 'So we can sleep in' says why, and names nothing. */
const REASON = /\b(?:so (?:that )?(?:i|we)|because|coz|cuz|in case)\b/i;

/** By the names that a place has, short and local ones too. */
function namedOn(text: string, draft: Draft, among: readonly Placed[]): Placed[] {
  const sights = namedSights(foldInPlace(text), destinationsOf(draft)).map(({ place }) => place);
  return among.filter(({ item }) => item.place && sights.includes(item.place));
}

const POSITION =
  /\b(first|second|third|fourth|last|1st|2nd|3rd|4th)\s+(?:one|thing|sight|stop|activity|item|place|point)\b/;
const ORDER = ['first', 'second', 'third', 'fourth'];

/** 'The first thing on day 4', 'the second one': by its place on the day that is named. */
function byPosition(text: string, draft: Draft, among: readonly Placed[]): Placed[] {
  const folded = foldInPlace(text);
  const match = POSITION.exec(folded);
  if (!match || isFirstThing(folded)) return [];
  const asked = askedDays(text.slice(match.index + match[0].length), draft.days, draft.today).days[0];
  const days = new Set(among.map(({ day }) => day));
  const day = asked ?? (days.size === 1 ? [...days][0] : undefined);
  const items = placedItems(draft).filter((each) => each.day === day);
  const name = match[1] ?? '';
  const at = name === 'last' ? -1 : /\d/.test(name) ? Number.parseInt(name, 10) - 1 : ORDER.indexOf(name);
  const found = items.at(at);
  return found ? [found] : [];
}

/** Whether a text names nothing but what is to be done. */
export function namesNothing(text: string): boolean {
  return wordsOf(text).length === 0;
}

/** By the words of titles, one letter wrong allowed in long ones. */
function byWords(text: string, among: readonly Placed[]): Placed[] {
  const words = wordsOf(text);
  const scored = among.map((placed) => {
    const own = ownWords(placed);
    const shared = own.filter((word) => words.some((each) => isSame(each, word))).length;
    return { placed, score: shared / Math.max(1, Math.min(own.length, words.length)), shared };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score, shared }) => shared > 0 && score === best && score >= SHARE)
    .map(({ placed }) => placed);
}

/** The words of a title without the name of its town, which tells nothing of it: 'Museum of Sydney'. */
function ownWords({ item, day }: Placed): string[] {
  const town = new Set(wordsOf(day.destination?.name ?? ''));
  const all = wordsOf(item.title);
  const own = all.filter((word) => !town.has(word));
  return own.length > 0 ? own : all;
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

/** The parts of a list that each name one thing, and that thing: 'the Pantheon and the Colosseum'; undefined for any other. */
export function eachNamedPart(
  text: string,
  draft: Draft,
  among: readonly Placed[] = placedItems(draft),
): readonly { readonly part: string; readonly placed: Placed }[] | undefined {
  const parts = text.split(/\s*(?:,|&|\+)\s*(?:and\s+)?|\s+(?:and|plus)\s+/i).filter((part) => /\p{L}/u.test(part));
  const named = parts.map((part) => ({ part, found: findItems(part, draft, among) }));
  const single = named.flatMap(({ part, found: [placed, ...more] }) =>
    placed && more.length === 0 ? [{ part, placed }] : [],
  );
  const isEach =
    single.length === named.length && new Set(single.map(({ placed }) => placed.item.key)).size === single.length;
  return isEach && single.length > 1 ? single : undefined;
}

/** What a list names, one by one. */
export function eachNamed(text: string, draft: Draft, among: readonly Placed[]): readonly Placed[] | undefined {
  return eachNamedPart(text, draft, among)?.map(({ placed }) => placed);
}
