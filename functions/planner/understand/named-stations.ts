import { catalogue } from '../catalogue/catalogue.ts';
import { DESTINATION_AIRPORTS } from '../catalogue/destination-airports.prepared.ts';
import { addPlace, isFree, type PlaceSearch } from './place-search.ts';

/** Before an airport that one comes through. */
const THROUGH =
  /\b(?:into|from|at|via|out of|to|land(?:s|ing)?|arriv(?:e|es|ing)|fl(?:y|ies|ying|ight|ights)|leav(?:e|es|ing)|depart(?:s|ing)?|get(?:ting)? in)\s+(?:the\s+)?$/;
const MOST_WORDS = 3;

/** The destinations whose airports are named: 'flying into JFK', 'out of Heathrow'. */
export function addAirports(search: PlaceSearch): void {
  const words = [...search.folded.matchAll(/[\p{L}]+/gu)];
  for (const [index, { index: at }] of words.entries()) {
    if (!THROUGH.test(search.folded.slice(0, at))) continue;
    for (let length = MOST_WORDS; length > 0; length--) {
      const last = words[index + length - 1];
      if (!last) continue;
      const name = search.folded.slice(at, last.index + last[0].length);
      const destination = Object.hasOwn(DESTINATION_AIRPORTS, name)
        ? catalogue().destination(DESTINATION_AIRPORTS[name] ?? '')
        : undefined;
      if (!destination || !isFree(search, at, at + name.length)) continue;
      addPlace(search, at, name, { kind: 'city', destination });
      break;
    }
  }
}

/** Before the name of a place that a station is only called after. */
const STATION =
  /\b(?:gare (?:de |du |d'|des )(?:l'|la )?|estaci[oó]n (?:de |del )|esta[cç][aã]o (?:de |do )|stazione (?:di |centrale di ))(\p{L}+)/giu;

/** A text with the names of stations blank, so that positions stay: 'Gare de Lyon' is in Paris. */
export function withoutStations(text: string): string {
  return text.replace(STATION, (whole) => ' '.repeat(whole.length));
}
