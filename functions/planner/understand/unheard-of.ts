import { needsIn } from '../needs/needs.ts';
import { activitiesNamed } from './activities.ts';
import { findOpenWish } from './find-climate.ts';
import { findTastes } from './find-interests.ts';
import { isSmallWord, namingWords } from './list-items.ts';
import { addPlace, type PlaceSearch } from './place-search.ts';

/** A length of time and 'in': what follows is a place, if it is nothing else. */
const WHERE =
  /\b(?:days?|nights?|nts|weeks?|week-?end|trip|holidays?|vacation|travel(?:l?ing)?|honeymoon)\s+(?:in|to|at)\s+(?:the\s+)?((?:(?:bad|san|st|sankt|saint|la|le|los|las|el|al|new|old|port)\s+)?[\p{L}'’-]{4,}(?:\s+(?:ob|der|am|an|im|de|del|di|la|sur|on|of|the|[\p{L}'’-]{4,})){0,3})/gu;
const OTHER =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mid|late|early|spring|summer|autumn|fall|winter|next|this|total|our|your|their|some|any|another|different|north|south|east|west|style|peace|luxury|nature|paradise|europe|asia|africa|america|general|advance|case|hotels?|hostels?|good|nice|beautiful|romantic|city|cities|town|country|place)/;

/** Names of places that no list has, where nothing else is named: they are said not to be known. */
export function addUnheardOf(search: PlaceSearch): void {
  if (search.found.length > 0) return;
  for (const match of search.folded.matchAll(WHERE)) {
    const words = (match[1] ?? '').split(/\s+/);
    const named = words.findIndex((word, index) => word.length > 3 && !isName(word) && index > 0);
    const name = words.slice(0, named < 0 ? words.length : named).join(' ');
    const at = match.index + match[0].length - (match[1] ?? '').length;
    const first = words.find((word) => word.length > 3) ?? '';
    if (name.length < 4 || !isName(first)) continue;
    addPlace(search, at, name, {
      kind: 'unknown',
      name: written(search.original.slice(at, at + name.length)),
      code: undefined,
    });
  }
}

function isName(word: string): boolean {
  return (
    !OTHER.test(word) &&
    !isSmallWord(word) &&
    namingWords(word).length > 0 &&
    Object.keys(findTastes(word)).length === 0 &&
    findOpenWish(word) === undefined &&
    needsIn(word).length === 0 &&
    !activitiesNamed(word)
  );
}

function written(name: string): string {
  return name.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}
