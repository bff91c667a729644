import type { CatalogueDestination } from '#shared/planner/catalogue-schema.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { countryByName, gazetteerTown } from '../catalogue/gazetteer.ts';
import { editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';

/** A place that a message names, and how. */
export type PlaceMention = { readonly role: 'go' | 'origin' | 'not'; readonly at: number; readonly end: number } & (
  | { readonly kind: 'city'; readonly destination: CatalogueDestination }
  | { readonly kind: 'country'; readonly code: string }
  /** A place that the catalogue does not have; its country when the gazetteer knows it. */
  | { readonly kind: 'unknown'; readonly name: string; readonly code: string | undefined }
);

const TO =
  /(?:^|\b(?:to|in|visit|visiting|explore|exploring|see|around|about|of|for|near|plan|at|love|like|via|and|or|then|with)\s+|[,&/]\s*)(?:the\s+)?$/;
const ORIGIN =
  /\b(?:from|leaving|departing|live in|living in|lives in|based in|based out of|out of|home in|starting in|starting from|fly out of)\s+$/;
const NOT =
  /\b(?:not|instead of|rather than|except|but not|anywhere but|other than|been to|seen|visited|went to|was in|were in|did|done|know|bored of|tired of|skip|without|drop|remove|leave out|hate|no)\s+(?:to\s+|already\s+|visit\s+)?$/;
/** What follows a place where somebody was. */
const BEEN =
  /^\s*(?:,\s*)?(?:last (?:year|month|week|summer|winter|spring|autumn|time)|already|(?:\d+|two|three|a few) years ago)\b/;
const JOINED = /^\s*(?:,|and|or|&|\/|\+|,\s*and|then|,\s*then)\s*$/;
/** English words that are names of cities too: they count only where a name would stand. */
const ALSO_WORDS = new Set([
  'nice',
  'split',
  'bath',
  'reading',
  'mobile',
  'orange',
  'male',
  'cork',
  'best',
  'of',
  'bar',
  'island',
]);
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
  const folded = foldText(original);
  const found: PlaceMention[] = [];
  const isFree = (at: number, end: number) => found.every((each) => end <= each.at || at >= each.end);
  const add = (
    at: number,
    end: number,
    what:
      | { kind: 'city'; destination: CatalogueDestination }
      | { kind: 'country'; code: string }
      | { kind: 'unknown'; name: string; code: string | undefined },
  ) => {
    if (isFree(at, end)) found.push({ ...what, role: 'go', at, end });
  };
  for (const each of catalogue().names) {
    const name = each.folded;
    for (const at of occurrences(folded, name)) {
      if (!ALSO_WORDS.has(name) || isName(original, folded, at, name))
        add(at, at + name.length, { kind: 'city', destination: each.destination });
    }
  }
  for (const [name, code] of countryByName()) {
    if (name.length < 4 && name !== 'uk' && name !== 'usa' && name !== 'uae') continue;
    for (const at of occurrences(folded, name)) {
      const isKnown = catalogue().inCountry(code).length > 0;
      if (/\b(?:south|central|latin|north)\s+$/.test(folded.slice(0, at))) continue;
      if (isKnown || TO.test(folded.slice(0, at))) add(at, at + name.length, { kind: 'country', code });
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
  return withRoles(
    folded,
    found.sort((a, b) => a.at - b.at),
  );
}

type Add = (
  at: number,
  end: number,
  what:
    | { kind: 'city'; destination: CatalogueDestination }
    | { kind: 'country'; code: string }
    | { kind: 'unknown'; name: string; code: string | undefined },
) => void;

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
  return isCapital && (before.trim() === '' ? /^\s*(?:,|:|for|in|-)\s*\S/.test(after) : /[\w,]\s+$/.test(before));
}

function addMisspelt(original: string, folded: string, add: Add, isFree: IsFree): void {
  for (const word of folded.matchAll(/[\p{L}']{5,}(?:\s[\p{L}']{4,})?/gu)) {
    for (const text of [word[0], ...(word[0].includes(' ') ? word[0].split(' ') : [])]) {
      const at = word.index + word[0].indexOf(text);
      const isCapital = /\p{Lu}/u.test(original[at] ?? '');
      if (text.length < 5 || !isFree(at, at + text.length) || NEAR_MISSES.has(text) || ALSO_WORDS.has(text)) continue;
      if (!isCapital && !TO.test(folded.slice(0, at)) && folded.trim().split(/\s+/).length > 3) continue;
      if (gazetteerTown(text) || countryByName().has(text)) continue;
      const most = text.length >= 8 ? 2 : 1;
      const near = catalogue().names.find(({ folded: name }) => isNear(name, text, most));
      if (near) add(at, at + text.length, { kind: 'city', destination: near.destination });
      const country = [...countryByName()].find(
        ([name, code]) => isNear(name, text, 1) && catalogue().inCountry(code).length > 0,
      );
      if (!near && country) add(at, at + text.length, { kind: 'country', code: country[1] });
    }
  }
}

/** Hardly anybody gets the first letter wrong. */
function isNear(name: string, text: string, most: number): boolean {
  return name.length >= 5 && name[0] === text[0] && editDistance(name, text, most) <= most;
}

const NAME = /[\p{Lu}][\p{L}'-]+(?:\s+(?:(?:de|del|da|do|la|el|of|upon)\s+)?[\p{Lu}][\p{L}'-]+){0,2}/gu;
const NO_PLACE =
  /^(?:i|we|my|our|the|a|an|hi|hello|hey|help|plan|please|thanks|can|could|what|where|when|how|which|who|is|are|do|does|would|should|somewhere|anywhere|looking|want|need|give|suggest|recommend|show|make|take|find|book|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thur?s?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|christmas|easter|new year.*|europe|asia|africa|america|eur|usd|gbp|chf|aud|cad|michelin|airbnb|ai|instagram|mediterranean|caribbean|scandinavia|alps|balkans|oceania|middle east|south.*|north.*|east.*|west.*|central.*|latin.*|disney\w*|unesco|spring|summer|autumn|winter|valentine.*|bauhaus|gaudi|picasso)$/;

/** Names after 'to' or 'in' that are of no place in the catalogue, and cities of the gazetteer. */
function addUnknown(original: string, folded: string, add: Add, isFree: IsFree, isSettled: boolean): void {
  for (const match of original.matchAll(NAME)) {
    const before = folded.slice(0, match.index);
    const isFirst = before.trim() === '';
    const isAfter = /\b(?:to|in|visit|visiting|explore|exploring|see|about|around)\s+(?:the\s+)?$/.test(before);
    const name = match[0].trim();
    // The towns of the world are asked only about what is not known already: they take time to load.
    if (NO_PLACE.test(foldText(name)) || !isFree(match.index, match.index + name.length)) continue;
    const city = gazetteerTown(name);
    const isAlone = isFirst && /^\s*(?:$|[.,:!?]|for\b|in\b|\d)/.test(folded.slice(match.index + name.length));
    if (!(isAfter || (isAlone && city) || (isAlone && !isSettled && folded.trim().split(/\s+/).length <= 4))) continue;
    if (isSettled && !city) continue;
    add(match.index, match.index + name.length, { kind: 'unknown', name, code: city?.country });
  }
  for (const match of folded.matchAll(/\b(?:to|in|visit|visiting|explore)\s+(\p{L}{4,}(?:\s\p{L}{4,})?)/gu)) {
    const words = match[1] ?? '';
    const start = match.index + match[0].length - words.length;
    if (!isFree(start, start + (words.split(' ')[0] ?? '').length)) continue;
    const name = [words, words.split(' ')[0] ?? ''].find((each) => {
      const city = gazetteerTown(each);
      return city && !ALSO_WORDS.has(each) && !NO_PLACE.test(each);
    });
    const city = name === undefined ? undefined : gazetteerTown(name);
    if (name !== undefined && city)
      add(start, start + name.length, { kind: 'unknown', name: city.name, code: city.country });
  }
}

function withRoles(folded: string, found: readonly PlaceMention[]): PlaceMention[] {
  const given: PlaceMention[] = [];
  for (const mention of found) {
    const previous = given.at(-1);
    const between = previous ? folded.slice(previous.end, mention.at) : '';
    const before = folded.slice(0, mention.at);
    const role =
      NOT.test(before) || BEEN.test(folded.slice(mention.end))
        ? 'not'
        : ORIGIN.test(before)
          ? 'origin'
          : previous && JOINED.test(between)
            ? previous.role
            : 'go';
    given.push({ ...mention, role });
  }
  return given;
}
