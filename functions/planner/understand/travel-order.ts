import { type PlaceMention, placeName } from './place-mention.ts';
import { isReturn, isSamePlace, returnPlace } from './there-and-back.ts';

const FIRST_BEFORE =
  /\b(?:start(?:ing|s)?(?: in| from| at)?|begin(?:ning)?(?: in| from)?|(?:fly|land|arriv|com)(?:ing|e|s)?(?: in)?(?: in| at| into| to)?|into|from|enter(?:ing)?(?: (?:by|through|via))?)\s+$/;
const LAST_BEFORE =
  /\b(?:(?:out|home|back|fly|flying|leave|leaving|exit|exiting|depart|departing|return|returning)\s+(?:home\s+|out\s+|again\s+)?(?:of|from)|end(?:ing|s)?(?: up)?(?: in| at)?|finish(?:ing)?(?: in| at)?|(?:exit|leave)(?:ing)? (?:by|through|via))\s+$/;
const FIRST_AFTER = /^\s+(?:in\b(?=\s*(?:[,.;/&]|and\b|$))|first\b)/;
const LAST_AFTER = /^\s+(?:out\b(?! of\b)|last\b)/;

/** Where one goes: towns of a region that are named count instead of the whole of it. */
export function withoutRegions(mentions: readonly PlaceMention[], folded: string): readonly PlaceMention[] {
  const wanted = mentions.filter(({ role }) => role === 'go');
  const regions = wanted.filter(({ region }) => region !== undefined);
  const narrow = wanted.filter(
    (each) =>
      each.region === undefined && !isEnd(each, folded) && !regions.some((region) => isBeside(each, region, folded)),
  );
  const isKnown = narrow.some(({ kind }) => kind === 'city');
  const named = new Set(isKnown ? narrow.map(placeName) : []);
  const isNamed = (region: string) => wanted.some((each) => each.region === region && named.has(placeName(each)));
  return wanted.filter(({ region }) => region === undefined || !isNamed(region));
}

/** 'Hanoi in, Saigon out, Hoi An' begins in the first, ends in the second and has the third between them. */
export function inTravelOrder(wanted: readonly PlaceMention[], folded: string): readonly PlaceMention[] {
  const back = returnPlace(folded, wanted);
  const rankOf = (mention: PlaceMention) => {
    if (back && isSamePlace(back, mention)) return -1;
    const { at, end } = mention;
    const [before, after] = [folded.slice(0, at), folded.slice(end)];
    if (LAST_BEFORE.test(before) || LAST_AFTER.test(after)) return 1;
    return FIRST_BEFORE.test(before) || FIRST_AFTER.test(after) ? -1 : 0;
  };
  // Where a place is named again as the first or the last, that counts.
  const rank = (mention: PlaceMention) => {
    const all = wanted.filter((each) => each === mention || isSamePlace(each, mention)).map(rankOf);
    return all.find((each) => each !== 0) ?? 0;
  };
  return wanted.toSorted((a, b) => rank(a) - rank(b));
}

/** Where a way begins and ends, by the names of its places; undefined where that is not said. */
export function endsOfWay(
  wanted: readonly PlaceMention[],
  folded: string,
): { readonly first: string | undefined; readonly last: string | undefined } {
  const before = ({ at }: PlaceMention) => folded.slice(0, at);
  const first = wanted.find((each) => FIRST_BEFORE.test(before(each)) || FIRST_AFTER.test(folded.slice(each.end)));
  const last = wanted.find((each) => LAST_BEFORE.test(before(each)) || LAST_AFTER.test(folded.slice(each.end)));
  return { first: first && placeName(first), last: last && placeName(last) };
}

/** Where a route starts or ends is no choice of its stops. */
function isEnd({ at }: PlaceMention, folded: string): boolean {
  const before = folded.slice(0, at);
  return FIRST_BEFORE.test(before) || LAST_BEFORE.test(before) || isReturn(before);
}

/** 'Cape Town and the Garden Route' wants both. */
function isBeside(a: PlaceMention, b: PlaceMention, folded: string): boolean {
  const [first, second] = a.at < b.at ? [a, b] : [b, a];
  return /^\s*(?:and|n|\+|&|plus|then|followed by)\s*(?:then\s+)?(?:the\s+)?$/.test(folded.slice(first.end, second.at));
}
