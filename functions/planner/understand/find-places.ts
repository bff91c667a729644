import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { countryByName, townOrRegion } from '../catalogue/gazetteer.ts';
import { knownSightsIn } from '../catalogue/known-sights.ts';
import { REGIONS, type Region } from '../catalogue/regions.prepared.ts';
import { addListedTowns } from './listed-towns.ts';
import { addMisspelt } from './misspelt-places.ts';
import { addAirports, withoutStations } from './named-stations.ts';
import type { NamedPlace, PlaceMention } from './place-mention.ts';
import { isPerson, withRoles } from './place-roles.ts';
import { ALSO_WORDS, addPlace, isCapital, isFree, occurrences, type PlaceSearch, TO } from './place-search.ts';
import { addSightTowns } from './sight-towns.ts';
import { addUnheardOf } from './unheard-of.ts';
import { addUnknown } from './unknown-places.ts';

const SHORT_COUNTRIES: ReadonlySet<string> = new Set(['uk', 'usa', 'uae']);

/** The places in a message, in order. */
export function findPlaces(original: string): readonly PlaceMention[] {
  const known = found.get(original) ?? searched(original);
  if (found.size > MOST_KEPT) found.clear();
  found.set(original, known);
  return known;
}

/** A conversation is read again with each of its messages, so what was found is kept for a while. */
const found = new Map<string, readonly PlaceMention[]>();
const MOST_KEPT = 200;

function searched(said: string): PlaceMention[] {
  const original = withoutStations(said);
  const folded = foldInPlace(original);
  const search: PlaceSearch = { original, folded, found: [] };
  addAirports(search);
  addRegions(search, isOfSeveralWords);
  addCities(search);
  addRegions(search);
  addCountries(search);
  addUnitedStates(search);
  addMisspelt(search);
  addListedTowns(search);
  addUnknown(search);
  addSightTowns(search);
  addUnheardOf(search);
  const inOrder = search.found.filter((each) => !isPerson(folded, each)).sort((a, b) => a.at - b.at);
  return withRoles(folded, inOrder);
}

function addCities(search: PlaceSearch): void {
  for (const { folded: name, destination } of catalogue().names) {
    for (const at of occurrences(search, name)) {
      if (!isAlsoWord(name) || isName(search, at, name)) addPlace(search, at, name, { kind: 'city', destination });
    }
  }
}

/** English words, and names so short that they are words of many languages: 'la boca' is not in Los Angeles. */
function isAlsoWord(name: string): boolean {
  return ALSO_WORDS.has(name) || /^[a-z]{2}$/.test(name);
}

/** A region stands for the cities that it is visited from; one without any is unknown. */
function addRegions(search: PlaceSearch, isTried = (_: Region) => true): void {
  for (const { folded: name, name: written, bases, country, at: position } of REGIONS.filter(isTried)) {
    for (const at of occurrences(search, name)) {
      const end = at + name.length;
      if (!isFree(search, at, end)) continue;
      if (bases.length === 0 && knownSightsIn(name).length > 0) continue;
      const stops = bases.flatMap((base) => stopNamed(base) ?? []);
      const isKnown = stops.some(({ kind }) => kind === 'city');
      if (isKnown) search.found.push(...stops.map((stop) => ({ ...stop, role: 'go', at, end, region: name }) as const));
      else addPlace(search, at, name, { kind: 'unknown', name: written, code: country, position });
    }
  }
}

/** 'Iceland Ring Road' says more than 'Iceland', which is a name of Reykjavik too, and 'South Tyrol' is no part of Tyrol. */
function isOfSeveralWords({ bases, folded, at, name }: Region): boolean {
  const isOther = at !== undefined && catalogue().destination(name) === undefined;
  return (bases.length > 1 || isOther) && folded.includes(' ');
}

/** A stop of a region's route: a destination, or a town or small place on the map. */
function stopNamed(name: string): NamedPlace | undefined {
  const destination = catalogue().destination(name);
  if (destination) return { kind: 'city', destination };
  const small = REGIONS.find((region) => region.name === name && region.at);
  if (small) return { kind: 'unknown', name, code: small.country, position: small.at };
  const town = townOrRegion(name);
  return town && { kind: 'unknown', name: town.name, code: town.country, position: town.at };
}

function addCountries(search: PlaceSearch): void {
  for (const [name, code] of countryByName()) {
    if (name.length < 4 && !SHORT_COUNTRIES.has(name)) continue;
    for (const at of occurrences(search, name))
      if (isCountry(search.folded.slice(0, at), code)) addPlace(search, at, name, { kind: 'country', code });
  }
}

/** 'central America' is no country, and one without destinations is meant only where a name is expected. */
function isCountry(before: string, code: string): boolean {
  if (/\b(?:south|central|latin|north)\s+$/.test(before)) return false;
  return catalogue().knowsCountry(code) || TO.test(before) || before.trim() === '';
}

/** 'to the US', but not 'with us'. */
function addUnitedStates(search: PlaceSearch): void {
  if (!/\b(?:the|in|to)\s+U\.?S\.?(?!\w)/.test(search.original)) return;
  addPlace(search, search.original.search(/U\.?S\.?(?!\w)/), 'US', { kind: 'country', code: 'US' });
}

/** 'nyc + philly + dc': right behind a place and a joint, if the list ends there. */
function isListed({ folded, found }: PlaceSearch, at: number): boolean {
  const joint = /\s*(?:[+&/>→]|->|\s-|,)\s*(?:and\s+|then\s+)?$/.exec(folded.slice(0, at));
  return joint !== null && found.some(({ end, kind }) => kind === 'city' && end === joint.index);
}

/** 'Museum Island', 'Long Island' */
const PART_OF_NAME: ReadonlySet<string> = new Set([
  'island',
  'highland',
  'bath',
  'bay',
  'springs',
  'temple',
  'university',
]);

/** 'in Nice' and 'to Nice' name the city, 'a nice beach' and 'Nice!' do not. */
function isName(search: PlaceSearch, at: number, name: string): boolean {
  const { folded } = search;
  const before = folded.slice(0, at);
  const after = folded.slice(at + name.length);
  if (
    /^\s+(?:place|city|cit|hotel|restaurant|beach|weather|food|spot|day|trip|and (?:warm|sunny|quiet|cheap|easy)|time|one|thing|idea|to |if |view|walk|but|the )/.test(
      after,
    )
  )
    return false;
  // 'London, nice gardens': a word in small letters before another one says what that is like.
  if (
    !isCapital(search, at) &&
    /^\s+(?!(?:for|in|with|from|on|next|this|at|then|and|or|to|via|by|n)\b)\p{L}/u.test(after)
  )
    return false;
  if (isListed(search, at) || /^\s*[:(]?\s*(?:for\s+)?\d{1,2}\s*(?:nights?|nts?|n)\b/.test(after)) return true;
  if (/(?:^|[^\p{L}])\p{Lu}\p{Ll}{2,} $/u.test(search.original.slice(0, at)) && PART_OF_NAME.has(name)) return false;
  const isUpper = isCapital(search, at) && (name.length > 2 || isCapital(search, at + 1));
  if (name.length === 2 && before.trim() === '' && /^\s*(?:$|[,.!?]|\d)/.test(after)) return true;
  if (/\b(?:to|in|visit|visiting|about|from|near|around|of|than|and|or)\s+$/.test(before))
    return isUpper || /^\s*(?:$|[.,;!?]|for|in|with|from|on|next|this|at)/.test(after);
  return (
    isUpper && (before.trim() === '' ? /^\s*(?:,|:|for|in|with|-|\d)\s*\S?/.test(after) : /[\w,>–-]\s+$/.test(before))
  );
}
