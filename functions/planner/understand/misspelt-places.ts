import { catalogue } from '../catalogue/catalogue.ts';
import { countryByName, townOrRegion } from '../catalogue/gazetteer.ts';
import { knownSightsIn } from '../catalogue/known-sights.ts';
import { editDistance } from './edit-distance.ts';
import type { NamedPlace } from './place-mention.ts';
import { ALSO_WORDS, addPlace, isCapital, isFree, type PlaceSearch, TO } from './place-search.ts';

/** Words that are one letter away from a city. */
const NEAR_MISSES = new Set(
  [
    'american ballet begin child crate create creates creme crepe dances doubling fresco german hungry',
    'indian indie islands korean lions mainland maples marks months nicer pairs palms paris-like parish',
    'parks parts party pizza pizzas plague ports prance russian samba sedan service sounds stain tales',
    'mardi sloth sloths there third trance vegan vegans venue walks walls waves whales while',
  ]
    .join(' ')
    .split(' '),
);

/** Adds cities and countries that are a letter or two away from a word or from two: 'Barcelna', 'New Yrok'. */
export function addMisspelt(search: PlaceSearch): void {
  for (const words of search.folded.matchAll(/[\p{L}']{5,}(?:\s[\p{L}']{4,})?/gu)) {
    for (const text of [words[0], ...(words[0].includes(' ') ? words[0].split(' ') : [])]) {
      const at = words.index + words[0].indexOf(text);
      if (!canBeMisspelt(search, at, text)) continue;
      const meant = meantBy(text);
      if (meant) addPlace(search, at, text, meant);
    }
  }
}

/** A long word that is nothing else, in the position of a name or in a very short message. */
function canBeMisspelt(search: PlaceSearch, at: number, text: string): boolean {
  if (text.length < 5 || !isFree(search, at, at + text.length) || NEAR_MISSES.has(text) || ALSO_WORDS.has(text))
    return false;
  // 'Machu Picchu' is not Macau.
  const isSight = knownSightsIn(search.folded).some((each) => each.at <= at && at < each.at + each.name.length);
  return !isSight && isWhereNamesAre(search, at) && !townOrRegion(text) && !countryByName().has(text);
}

function isWhereNamesAre(search: PlaceSearch, at: number): boolean {
  const { folded } = search;
  return isCapital(search, at) || TO.test(folded.slice(0, at)) || folded.trim().split(/\s+/).length <= 3;
}

function meantBy(text: string): NamedPlace | undefined {
  const most = text.length >= 8 ? 2 : 1;
  const city = catalogue().names.find(({ folded: name }) => isNear(name, text, most));
  if (city) return { kind: 'city', destination: city.destination };
  const country = [...countryByName()].find(([name, code]) => isNear(name, text, 1) && catalogue().knowsCountry(code));
  return country && { kind: 'country', code: country[1] };
}

/** Typos are rare in the first letter. */
function isNear(name: string, text: string, most: number): boolean {
  return name.length >= 5 && name[0] === text[0] && editDistance(name, text, most) <= most;
}
