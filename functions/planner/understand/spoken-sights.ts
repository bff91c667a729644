import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { isCommonName } from '../catalogue/sight-names.ts';
import { needsIn } from '../needs/needs.ts';
import { findByWords, isCalled } from './find-by-words.ts';
import { findOpenWish } from './find-climate.ts';
import { findDishes } from './find-dishes.ts';
import { findTastes, weightOf } from './find-interests.ts';
import { findParty } from './find-party.ts';
import { namedSights } from './find-sights.ts';
import { findLevel, findPace } from './find-style.ts';
import { type ListItem, listItems, namingWords } from './list-items.ts';

/** 'No going up the Burj Khalifa or any tower' wants neither. */
const OR = /\b(?:or|nor)\s+$/;
/** More than this is no list of wishes. */
const MOST = 8;

/** Places that a text describes rather than names: 'the yellow tram thing', 'ruin bars', 'no towers'. */
export function spokenSights(
  folded: string,
  destinations: readonly CatalogueDestination[],
): { readonly wanted: readonly string[]; readonly unwanted: readonly string[] } {
  if (destinations.length === 0) return { wanted: [], unwanted: [] };
  const items = listItems(withoutNamed(folded, destinations))
    .filter((item) => namesMore(item) || isOneOfItsKind(item, destinations))
    .slice(0, MOST);
  const isAfterOr = ({ text, at }: Pick<ListItem, 'text' | 'at'>) =>
    OR.test(folded.slice(0, at)) || /^n?or\s/.test(text);
  const isUnwanted = ({ text, at }: ListItem) =>
    weightOf(beforeName(text)) < 0 || (isAfterOr({ text, at }) && weightOf(folded.slice(0, at)) < 0);
  return {
    wanted: items.filter((item) => !isUnwanted(item)).flatMap(({ text }) => bestOf(text, destinations) ?? []),
    unwanted: items.filter(isUnwanted).flatMap(({ text }) => allCalled(text, destinations)),
  };
}

/** The text with a comma in the place of each sight that it names, so that what stands between them is an item. */
function withoutNamed(folded: string, destinations: readonly CatalogueDestination[]): string {
  return namedSights(folded, destinations).reduce(
    (text, { at, end }) => text.slice(0, at) + ','.repeat(end - at) + text.slice(end),
    folded,
  );
}

/** The place that all words of an item mean, else those that are no other wish: 'tango' of 'tango steak'. */
function bestOf(text: string, destinations: readonly CatalogueDestination[]): string | undefined {
  const own = namingWords(text).filter((word) => !isOtherWish(word));
  return (findByWords(text, destinations)[0] ?? findByWords(own.join(' '), destinations)[0])?.name;
}

/** Whether an item has a word that says more than a taste, a need, a company or a style. */
function namesMore({ text }: ListItem): boolean {
  return namingWords(text).some((word) => !isOtherWish(word));
}

/** A taste that only one place is called by is that place: 'hammam' where there is one. */
function isOneOfItsKind({ text }: ListItem, destinations: readonly CatalogueDestination[]): boolean {
  const words = namingWords(text);
  return words.length === 1 && !isCommonName(words[0] ?? '') && allCalled(text, destinations).length === 1;
}

/** Whether a folded text is heard as something else than a sight. */
function isOtherWish(folded: string): boolean {
  return (
    Object.keys(findTastes(folded)).length > 0 ||
    findDishes(folded).length > 0 ||
    needsIn(folded).length > 0 ||
    [findParty, findLevel, findPace, findOpenWish].some((find) => find(folded) !== undefined)
  );
}

/** The text up to its first naming word: 'no towers' has 'no' before it. */
function beforeName(text: string): string {
  const [first = ''] = namingWords(text);
  return text.slice(0, text.indexOf(first));
}

function allCalled(text: string, destinations: readonly CatalogueDestination[]): string[] {
  return destinations.flatMap(({ places }) => places.filter((place) => isCalled(place, text)).map(({ name }) => name));
}
