import { kilometres, type LatLon } from '#shared/places/kilometres.ts';
import { foldWords } from '#shared/text/fold.ts';
import { type Airport, airport, airportsBeginning, airportsNamed } from './airports.ts';
import smallTowns from './data/small-towns.json' with { type: 'json' };
import towns from './data/towns.json' with { type: 'json' };
import { foldedPlace, foldedPlaces } from './known-places.ts';
import { placeOfKnown } from './places.ts';
import { sightsBeginning } from './sights.ts';
import { rowsBeginning, type TownRow } from './town-rows.ts';

/** A place that can be typed into a field. */
export interface Findable {
  /** In English where it is known; an airport has its IATA code behind: 'Zürich Airport (ZRH)'. */
  readonly name: string;
  readonly kind: 'sight' | 'town' | 'region' | 'country' | 'airport';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
  readonly at: LatLon;
}

interface Match {
  readonly place: Findable;
  /** The whole name, or the code, was typed. */
  readonly whole: boolean;
  /** Known places before all others, then sights and airports, then towns by the thousands of their people. */
  readonly weight: number;
}

/** So near, a place comes before better known ones. */
export const NEAR_KM = 100;
const KNOWN = 1_000_000;
/** An airport called as it was typed, or its city. */
const AIRPORT_NAMED = 500_000;
/** Like a town of so many thousands. */
const SIGHT = 500;
const AIRPORT = 200;
/** Only a later word of its name begins so. */
const SIGHT_WITH_WORD = 20;

/**
 * Places one of whose names begins so, without regard to case, accents and punctuation: those within 100 km first, and
 * of each those that are called exactly so; then the nearest, far away the best known. None for a text without letters
 * and digits.
 */
export function findByBeginning(text: string, most: number, near?: LatLon): readonly Findable[] {
  const start = foldWords(text);
  if (start === '') return [];
  const ranked = matchesOf(text, start).map((match) => ({
    ...match,
    km: near ? kilometres(near, match.place.at) : undefined,
  }));
  const isNear = ({ km }: { readonly km: number | undefined }) => km !== undefined && km <= NEAR_KM;
  ranked.sort(
    (a, b) =>
      Number(isNear(b)) - Number(isNear(a)) ||
      Number(b.whole) - Number(a.whole) ||
      (isNear(a) || a.whole ? (a.km ?? 0) - (b.km ?? 0) : 0) ||
      b.weight - a.weight,
  );
  return ranked.slice(0, most).map(({ place }) => place);
}

/** Every place within 100 km of `near` that is called exactly so. */
export function placesCalled(text: string, near: LatLon): readonly Findable[] {
  const start = foldWords(text);
  if (start === '') return [];
  return matchesOf(text, start)
    .filter(({ place, whole }) => whole && kilometres(near, place.at) <= NEAR_KM)
    .map(({ place }) => place);
}

function matchesOf(text: string, start: string): readonly Match[] {
  return [...knownBeginning(start), ...sightMatches(start), ...airportMatches(text, start), ...townMatches(start)];
}

function knownBeginning(start: string): Match[] {
  const begun = foldedPlaces().filter(({ all }) => all.some((name) => name.startsWith(start)));
  return begun.flatMap(({ place, all }) => {
    const world = placeOfKnown(place);
    if (!world) return [];
    const { name, kind, country, zone, at } = world;
    const weight = KNOWN + (world.population ?? 0) / 1000;
    return { place: { name, kind, country, zone, at }, whole: all.includes(start), weight };
  });
}

function sightMatches(start: string): Match[] {
  return sightsBeginning(start).map(({ key, ...place }) => ({
    ...{
      place: { ...place, kind: 'sight' },
      whole: key === start,
      weight: key.startsWith(start) ? SIGHT : SIGHT_WITH_WORD,
    },
  }));
}

function airportMatches(text: string, start: string): Match[] {
  const byCode = airport(text.trim().toUpperCase());
  const usual = airport(foldedPlace(start)?.place.airport ?? '');
  const named = airportsMeant(text, usual);
  const all = new Map(
    [...(byCode ? [byCode] : []), ...named, ...airportsBeginning(start)].map((each) => [each.code, each]),
  );
  return [...all.values()].map((each) => ({
    place: withCode(each),
    whole: each.code === byCode?.code || (named.length === 1 && each.code === named[0]?.code),
    weight:
      each.code === usual?.code
        ? AIRPORT_NAMED + 1
        : named.some(({ code }) => code === each.code)
          ? AIRPORT_NAMED
          : AIRPORT,
  }));
}

/** Of a well-known city's name its own airports: one far away may be called so too, as London Airport on Eday. */
function airportsMeant(text: string, usual: Airport | undefined): readonly Airport[] {
  const named = airportsNamed(text);
  return usual ? named.filter(({ at }) => kilometres(usual.at, at) <= NEAR_KM) : named;
}

function withCode({ code, name, country, zone, at }: Airport): Findable {
  return { name: `${name} (${code})`, kind: 'airport', country, zone, at };
}

/** Towns that are no known places; of several of one name in a country, the largest. */
function townMatches(start: string): Match[] {
  const rows = [towns, smallTowns].flatMap((file) => rowsBeginning(file, start));
  const isKnown = ({ key, country }: TownRow) => foldedPlace(key)?.place.country === country;
  const once = Map.groupBy(
    rows.filter((row) => !isKnown(row)),
    ({ country, key }) => `${country} ${key}`,
  );
  return [...once.values()].flatMap(([row]) => {
    if (!row) return [];
    const { key, name, country, zone, at, thousands } = row;
    return { place: { name, kind: 'town', country, zone, at }, whole: key === start, weight: thousands };
  });
}
