import { foldInPlace } from '#shared/text/fold.ts';
import type { WorldPlace } from '../../places/places.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { countryByName, townOrRegion } from '../catalogue/gazetteer.ts';
import { REGIONS } from '../catalogue/regions.ts';
import { editDistance } from './edit-distance.ts';
import type { NamedPlace, PlaceMention, UnknownPlace } from './place-mention.ts';
import { isPerson, withRoles } from './place-roles.ts';

const TO =
  /(?:^|\b(?:to|in|visit|visiting|explore|exploring|see|around|about|of|for|near|plan|at|love|like|via|and|or|then|with)\s+|[,&/]\s*)(?:the\s+)?$/;
/** English words that are also names of towns: they count only in the position of a name. */
const ALSO_WORDS = new Set(
  [
    'aloha aurora bar bath bay bell bend best boulder bush colon cork cove cypress darwin date david deal delta dig dome',
    'drama enterprise fleet gap goes highland hit hope independence imperial island lakeside lens male man marks martin',
    'meridian metro mission mobile moss most nice normal of orange pen plantation police queens reading reservoir',
    'riverside sale sandy save seaside sparks split spring springs sunrise surprise swords tank taylor temple than tours',
    'turbo union university van wedding woodland victoria santiago',
  ]
    .join(' ')
    .split(' '),
);
/** Words that are one letter away from a city. */
const NEAR_MISSES = new Set(
  [
    'american ballet begin child crate create creates creme crepe dances doubling fresco german hungry',
    'indian indie islands korean lions mainland maples marks months nicer pairs palms paris-like parish',
    'parks parts party pizza pizzas plague ports prance russian samba sedan service sounds stain tales',
    'there third trance venue walks walls waves whales while',
  ]
    .join(' ')
    .split(' '),
);

/** The places in a message, in order. */
export function findPlaces(original: string): PlaceMention[] {
  const folded = foldInPlace(original);
  const found: PlaceMention[] = [];
  const isFree = (at: number, end: number) => found.every((each) => end <= each.at || at >= each.end);
  const add: Add = (at, end, what) => {
    if (isFree(at, end)) found.push({ ...what, role: 'go', at, end });
  };
  for (const each of catalogue().names) {
    const name = each.folded;
    for (const at of occurrences(folded, name)) {
      if (!ALSO_WORDS.has(name) || isName(original, folded, at, name))
        add(at, at + name.length, { kind: 'city', destination: each.destination });
    }
  }
  for (const { folded: name, name: written, bases, country, at: position } of REGIONS) {
    for (const at of occurrences(folded, name)) {
      if (!isFree(at, at + name.length)) continue;
      const known = bases.flatMap((base) => catalogue().destination(base) ?? []);
      for (const destination of known) found.push({ kind: 'city', destination, role: 'go', at, end: at + name.length });
      if (known.length === 0) add(at, at + name.length, { kind: 'unknown', name: written, code: country, position });
    }
  }
  for (const [name, code] of countryByName()) {
    if (name.length < 4 && name !== 'uk' && name !== 'usa' && name !== 'uae') continue;
    for (const at of occurrences(folded, name)) {
      const isKnown = catalogue().knowsCountry(code);
      if (/\b(?:south|central|latin|north)\s+$/.test(folded.slice(0, at))) continue;
      if (isKnown || TO.test(folded.slice(0, at)) || folded.slice(0, at).trim() === '')
        add(at, at + name.length, { kind: 'country', code });
    }
  }
  if (/\b(?:the|in|to)\s+U\.?S\.?(?!\w)/.test(original)) {
    const at = original.search(/U\.?S\.?(?!\w)/);
    add(at, at + 2, { kind: 'country', code: 'US' });
  }
  addMisspelt(original, folded, add, isFree);
  addUnknown(
    original,
    folded,
    add,
    isFree,
    found.some(({ kind }) => kind !== 'unknown'),
  );
  const inOrder = found.filter((each) => !isPerson(folded, each)).sort((a, b) => a.at - b.at);
  return withRoles(folded, inOrder);
}

type Add = (at: number, end: number, what: NamedPlace) => void;

type IsFree = (at: number, end: number) => boolean;

function occurrences(folded: string, name: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
    const around = (folded[at - 1] ?? ' ') + (folded[at + name.length] ?? ' ');
    if (!/[\p{L}\p{N}]/u.test(around)) places.push(at);
  }
  return places;
}

/** 'in Nice' and 'to Nice' name the city, 'a nice beach' and 'Nice!' do not. */
function isName(original: string, folded: string, at: number, name: string): boolean {
  const before = folded.slice(0, at);
  const after = folded.slice(at + name.length);
  if (
    /^\s+(?:place|city|cit|hotel|restaurant|beach|weather|food|spot|day|trip|and (?:warm|sunny|quiet|cheap|easy)|time|one|thing|idea|to |if |view|walk|but|the )/.test(
      after,
    )
  )
    return false;
  const isCapital = /\p{Lu}/u.test(original[at] ?? '');
  if (/\b(?:to|in|visit|visiting|about|from|near|around|of|than|and|or)\s+$/.test(before))
    return isCapital || /^\s*(?:$|[.,;!?]|for|in|with|from|on|next|this|at)/.test(after);
  return (
    isCapital && (before.trim() === '' ? /^\s*(?:,|:|for|in|with|-|\d)\s*\S?/.test(after) : /[\w,]\s+$/.test(before))
  );
}

function addMisspelt(original: string, folded: string, add: Add, isFree: IsFree): void {
  for (const word of folded.matchAll(/[\p{L}']{5,}(?:\s[\p{L}']{4,})?/gu)) {
    for (const text of [word[0], ...(word[0].includes(' ') ? word[0].split(' ') : [])]) {
      const at = word.index + word[0].indexOf(text);
      const isCapital = /\p{Lu}/u.test(original[at] ?? '');
      if (text.length < 5 || !isFree(at, at + text.length) || NEAR_MISSES.has(text) || ALSO_WORDS.has(text)) continue;
      if (!isCapital && !TO.test(folded.slice(0, at)) && folded.trim().split(/\s+/).length > 3) continue;
      if (townOrRegion(text) || countryByName().has(text)) continue;
      const most = text.length >= 8 ? 2 : 1;
      const near = catalogue().names.find(({ folded: name }) => isNear(name, text, most));
      if (near) add(at, at + text.length, { kind: 'city', destination: near.destination });
      const country = [...countryByName()].find(
        ([name, code]) => isNear(name, text, 1) && catalogue().knowsCountry(code),
      );
      if (!near && country) add(at, at + text.length, { kind: 'country', code: country[1] });
    }
  }
}

/** Typos are rare in the first letter. */
function isNear(name: string, text: string, most: number): boolean {
  return name.length >= 5 && name[0] === text[0] && editDistance(name, text, most) <= most;
}

const NAME = /[\p{Lu}][\p{L}'-]+(?:\s+(?:(?:de|del|da|do|la|el|of|upon)\s+)?[\p{Lu}][\p{L}'-]+){0,2}/gu;
const NO_PLACE =
  /^(?:hmm+|nah|nope|ok(?:ay)?|yes|yeah|yep|no|well|oh|ah|uhm?|um|lol|wow|great|perfect|sorry|week-?end|trip|holidays?|vacation|city|beach|day|week|family|honeymoon|budget|solo|cheap(?:er)?|also|and|but|or|with|without|just|only|actually|maybe|instead|more|less|then|now|shorter|longer|slower|faster|undo|museums?|food|kids|yo|sup|cheers|love|dear|good|nice|i|we|my|our|the|a|an|hi|hello|hey|help|plan|please|thanks|can|could|what|where|when|how|which|who|is|are|do|does|would|should|somewhere|anywhere|looking|want|need|give|suggest|recommend|show|make|take|find|book|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thur?s?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|christmas|easter|new year.*|europe|asia|africa|america|eur|usd|gbp|chf|aud|cad|michelin|airbnb|ai|instagram|mediterranean|caribbean|scandinavia|alps|balkans|oceania|middle east|south.*|north.*|east.*|west.*|central.*|latin.*|disney\w*|unesco|spring|summer|autumn|winter|valentine.*|bauhaus|gaudi|picasso)$/;

/** Names after 'to' or 'in' that are not in the catalogue, and cities of the gazetteer. */
function addUnknown(original: string, folded: string, add: Add, isFree: IsFree, isSettled: boolean): void {
  for (const match of original.matchAll(NAME)) {
    const before = folded.slice(0, match.index);
    const isFirst = /^\W*(?:(?:hi|hello|hey|ok|so|maybe|perhaps|then|and|or|no|actually)\W+)?(?:the )?$/.test(before);
    const isAfter = /\b(?:to|in|visit|visiting|explore|exploring|see|about|around|or|and|then|via)\s+(?:the\s+)?$/.test(
      before,
    );
    const name = match[0].trim();
    const isWord = NO_PLACE.test(foldInPlace(name)) || (isFirst && ALSO_WORDS.has(foldInPlace(name)));
    // The towns of the world are searched only for what is not known already: they take time to load.
    if (isWord || !isFree(match.index, match.index + name.length)) continue;
    const city = townOrRegion(name);
    const isAlone =
      isFirst && /^\s*(?:$|[.,:!?]|for\b|in\b|or\b|and\b|\d)/.test(folded.slice(match.index + name.length));
    const isShort = folded.trim().split(/\s+/).length <= 4;
    if (!(isAfter || (isFirst && city && !isSettled) || (isAlone && (city || (!isSettled && isShort))))) continue;
    if (isSettled && !city) continue;
    add(match.index, match.index + name.length, unknownTown(name, city));
  }
  for (const { at, name } of lowerCaseNames(folded, isSettled)) {
    const city = ALSO_WORDS.has(name) || NO_PLACE.test(name) ? undefined : townOrRegion(name);
    if (city && isFree(at, at + name.length)) add(at, at + name.length, unknownTown(capitalized(name), city));
  }
}

function unknownTown(name: string, city: WorldPlace | undefined): UnknownPlace {
  return { kind: 'unknown', name, code: city?.country, position: city?.at };
}

/** If nothing is capitalised: words in the position of a town's name, longest first. */
function lowerCaseNames(folded: string, isSettled: boolean): { readonly at: number; readonly name: string }[] {
  const word = "[\\p{L}'-]{3,}";
  const three = `(${word}(?: ${word}){0,2})`;
  const starts = [
    new RegExp(`\\b(?:to|in|visit|visiting|explore|exploring|about|around)\\s+(?:the )?${three}`, 'gu'),
    ...(isSettled
      ? []
      : [
          new RegExp(`^\\W*(?:(?:hi|hello|hey|ok|so|maybe|actually|then|what about|how about)\\W+)?${three}`, 'gu'),
          new RegExp(`\\b(?:days?|nights?|weeks?|weekend|trip|holiday|or|and|,)\\s+${three}`, 'gu'),
        ]),
  ];
  return starts.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      const words = (match[1] ?? '').split(' ');
      const at = match.index + match[0].length - (match[1] ?? '').length;
      return words
        .map((_, index) => ({ at, name: words.slice(0, words.length - index).join(' ') }))
        .filter(({ name }) => name.length >= 4);
    }),
  );
}

function capitalized(name: string): string {
  return name.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}
