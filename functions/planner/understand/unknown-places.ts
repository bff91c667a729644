import { kilometres } from '#shared/places/kilometres.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import type { WorldPlace } from '../../places/places.ts';
import { townNear, townOrRegion } from '../catalogue/gazetteer.ts';
import { knownSightsIn } from '../catalogue/known-sights.ts';
import type { UnknownPlace } from './place-mention.ts';
import { ALSO_WORDS, addPlace, isFree, type PlaceSearch } from './place-search.ts';

const NAME = /[\p{Lu}][\p{L}'-]+(?:\s+(?:(?:de|del|da|do|la|el|of|upon)\s+)?[\p{Lu}][\p{L}'-]+){0,2}/gu;
const NO_PLACE =
  /^(?:hmm+|nah|nope|ok(?:ay)?|yes|yeah|yep|no|well|oh|ah|uhm?|um|lol|wow|great|perfect|sorry|week-?end|trip|holidays?|vacation|city|beach|day|week|family|honeymoon|budget|solo|cheap(?:er)?|also|and|but|or|with|without|just|only|actually|maybe|instead|more|less|then|now|shorter|longer|slower|faster|undo|museums?|food|kids|yo|sup|cheers|love|dear|good|nice|i|we|my|our|the|a|an|hi|hello|hey|help|plan|please|thanks|can|could|what|where|when|how|which|who|is|are|do|does|would|should|somewhere|anywhere|looking|want|need|give|suggest|recommend|show|make|take|find|book|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thur?s?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|christmas|easter|new year.*|europe|asia|africa|america|eur|usd|gbp|chf|aud|cad|michelin|airbnb|ai|instagram|mediterranean|caribbean|scandinavia|alps|balkans|oceania|middle east|south.*|north.*|east.*|west.*|central.*|latin.*|disney\w*|unesco|spring|summer|autumn|winter|valentine.*|bauhaus|gaudi|picasso)$/;

/** Adds names after 'to' or 'in' that are not in the catalogue, and towns of the world. */
export function addUnknown(search: PlaceSearch): void {
  const isSettled = search.found.some(({ kind }) => kind !== 'unknown');
  for (const match of search.original.matchAll(NAME)) {
    const at = match.index;
    const name = match[0].trim();
    const isFirst = isFirstWord(search.folded.slice(0, at));
    // The towns of the world are searched only for what is not known already: they take time to load.
    if (isOtherWord(name, isFirst) || !isFree(search, at, at + name.length) || isSight(name)) continue;
    const town = townOrRegion(name);
    if (isMeant({ at, name, isFirst, town }, search.folded, isSettled))
      addPlace(search, at, name, unknownTown(name, town));
  }
  for (const { at, name } of lowerCaseNames(search.folded, isSettled)) {
    const town = ALSO_WORDS.has(name) || NO_PLACE.test(name) || isSight(name) ? undefined : townAmong(name, search);
    if (town) addPlace(search, at, name, unknownTown(capitalized(name), town));
  }
}

/** Inhabitants, and kilometres from the places that are known. */
const LARGE = 500_000;
const NEAR_BY = 800;

/** The town called so; beside places that are known, a large one or the one that is near to them. */
function townAmong(name: string, { found }: PlaceSearch): WorldPlace | undefined {
  const town = townOrRegion(name);
  const known = found.flatMap((each) => (each.kind === 'city' ? [each.destination.at] : []));
  const [first] = known;
  if (!town || !first || (town.population ?? LARGE) >= LARGE) return town;
  const near = townNear(name, first);
  return near && known.some((each) => kilometres(each, near.at) < NEAR_BY) ? near : undefined;
}

/** 'The Alhambra' is no town of that name. */
function isSight(name: string): boolean {
  return knownSightsIn(foldInPlace(name)).length > 0;
}

function isFirstWord(before: string): boolean {
  return /^\W*(?:(?:hi|hello|hey|ok|so|maybe|perhaps|then|and|or|no|actually)\W+)?(?:the )?$/.test(before);
}

function isOtherWord(name: string, isFirst: boolean): boolean {
  const folded = foldInPlace(name);
  return NO_PLACE.test(folded) || (isFirst && ALSO_WORDS.has(folded));
}

/** A word with a capital letter. */
interface Name {
  readonly at: number;
  readonly name: string;
  /** The first word of a message has one anyway. */
  readonly isFirst: boolean;
  /** The town of the world with that name. */
  readonly town: WorldPlace | undefined;
}

/** If a place is known already, only towns count; if not, also an unknown name after 'to' or on its own. */
function isMeant({ at, name, isFirst, town }: Name, folded: string, isSettled: boolean): boolean {
  if (isSettled && !town) return false;
  const before = folded.slice(0, at);
  if (isAfterTo(before) || (isFirst && town && !isSettled)) return true;
  // '… the northern lights. Tromsø, 4 nights'
  if (town && !isSettled && /[.!?]\s*$/.test(before) && /^\s*,/.test(folded.slice(at + name.length))) return true;
  const isAlone = isFirst && /^\s*(?:$|[.,:!?]|for\b|in\b|or\b|and\b|\d)/.test(folded.slice(at + name.length));
  const isShort = folded.trim().split(/\s+/).length <= 4;
  return isAlone && (town !== undefined || isShort);
}

function isAfterTo(before: string): boolean {
  return /\b(?:to|in|visit|visiting|explore|exploring|see|about|around|or|and|then|via|from|near)\s+(?:the\s+)?$/.test(
    before,
  );
}

function unknownTown(name: string, city: WorldPlace | undefined): UnknownPlace {
  return { kind: 'unknown', name, code: city?.country, position: city?.at };
}

/** If nothing is capitalised: words in the position of a town's name, longest first. */
function lowerCaseNames(folded: string, isSettled: boolean): { readonly at: number; readonly name: string }[] {
  const word = "[\\p{L}'-]{3,}";
  const three = `(${word}(?: ${word}){0,2})`;
  const starts = [
    new RegExp(`\\b(?:to|in|visit|visiting|explore|exploring|about|around|from|near)\\s+(?:the )?${three}`, 'gu'),
    ...(isSettled
      ? []
      : [
          new RegExp(`^\\W*(?:(?:hi|hello|hey|ok|so|maybe|actually|then|what about|how about)\\W+)?${three}`, 'gu'),
          new RegExp(`\\b(?:days?|nights?|weeks?|weekend|trip|holiday|or|and|,)\\s+${three}`, 'gu'),
        ]),
  ];
  return starts.flatMap((pattern, index) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      const words = (match[1] ?? '').split(' ');
      const at = match.index + match[0].length - (match[1] ?? '').length;
      return (
        words
          .map((_, index) => ({ at, name: words.slice(0, words.length - index).join(' ') }))
          .filter(({ name }) => name.length >= 4)
          // Where no preposition leads to it, a name is not what a sentence is about: 'papa gets tired'.
          .filter(({ name }) => index === 0 || BEHIND_NAME.test(folded.slice(at + name.length)))
      );
    }),
  );
}

/** What stands behind the name of where one goes. */
const BEHIND_NAME =
  /^\s*(?:$|[-.,:;!?&+/()\d]|(?:for|in|or|and|n|from|to|until|with|w|on|at|by|via|next|this|then|trip|holiday|vacation|break|getaway|weekend|week|day|days|nights?|please|pls|instead|maybe|again|too|one|two|three|four|five|six|seven|a|an|the|around|over|during|over|early|mid|late|solo|alone|family|honeymoon|cheap|city|road|region|area|is|sounds|looks|would)\b)/;

function capitalized(name: string): string {
  return name.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}
