import type { NamedPlace, PlaceMention } from './place-mention.ts';

/** A message, as it is written and folded, and the places that were found in it so far. */
export interface PlaceSearch {
  readonly original: string;
  readonly folded: string;
  readonly found: PlaceMention[];
}

/** How the text before the name of a place ends. */
export const TO =
  /(?:^|\b(?:to|in|visit|visiting|explore|exploring|see|around|about|of|for|near|plan|at|love|like|via|and|or|then|with)\s+|[,&/]\s*)(?:the\s+)?$/;
/** English words that are also names of towns: they count only in the position of a name. */
export const ALSO_WORDS = new Set(
  [
    'aloha aurora bar bath bay bell bend best boulder bush colon cork cove cypress darwin date david deal delta dig dome',
    'drama enterprise fleet gap goes highland hit hope independence imperial island lakeside lens male man marks martin medina',
    'meridian metro mission mobile moss most nice normal of orange pen plantation police queens reading reservoir',
    'riverside sale sandy save seaside sparks split spring springs sunrise surprise swords tank taylor temple than tours',
    'turbo papa mama nana nonna oma opa baba gran union university van wedding woodland victoria santiago',
  ]
    .join(' ')
    .split(' '),
);

/** Whether no place has been found in that part of the message. */
export function isFree({ found }: PlaceSearch, at: number, end: number): boolean {
  return found.every((each) => end <= each.at || at >= each.end);
}

/** Adds a place, unless that part of the message is another's. */
export function addPlace(search: PlaceSearch, at: number, name: string, what: NamedPlace): void {
  const end = at + name.length;
  if (isFree(search, at, end)) search.found.push({ ...what, role: 'go', at, end });
}

/** Whether the message has a capital letter there. */
export function isCapital({ original }: PlaceSearch, at: number): boolean {
  return /\p{Lu}/u.test(original[at] ?? '');
}

/** Where the message has the name as a word of its own. */
export function occurrences({ folded }: PlaceSearch, name: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
    const around = (folded[at - 1] ?? ' ') + (folded[at + name.length] ?? ' ');
    if (!/[\p{L}\p{N}]/u.test(around)) places.push(at);
  }
  return places;
}
