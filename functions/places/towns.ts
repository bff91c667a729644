import type { LatLon } from '#shared/places/kilometres.ts';
import { foldWords } from '#shared/text/fold.ts';
import file from './data/towns.json' with { type: 'json' };
import { type KnownPlace, namesOf } from './known-place.ts';
import { foldedPlace } from './known-places.ts';
import { hasTownNamed, largestOfZones, nearestRow, rowsBeginning, rowsNamed, type TownRow } from './town-rows.ts';

/** A town of GeoNames with 30,000 people or more, or a smaller one that is known. */
export interface Town {
  /** In English where the town is known, else as GeoNames has it. */
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
  readonly at: LatLon;
  /** To the nearest thousand. */
  readonly population: number;
  /** What else is known of it. */
  readonly known: KnownPlace | undefined;
}

function townOf({ name, country, zone, at, thousands }: TownRow, known?: KnownPlace): Town {
  return {
    ...{ name: known?.name ?? name, country, zone, at: known?.at ?? at },
    ...{ population: thousands * 1000, known },
  };
}

const largestFirst = (a: TownRow, b: TownRow) => b.thousands - a.thousands;

const rowsOfKnown = new Map<KnownPlace, TownRow | undefined>();

function rowOfKnown(known: KnownPlace): TownRow | undefined {
  if (!rowsOfKnown.has(known)) rowsOfKnown.set(known, known.kind === 'town' ? findRow(known) : undefined);
  return rowsOfKnown.get(known);
}

/** The largest of its country that GeoNames has under one of its names: there is a Washington in Utah, too. */
function findRow(known: KnownPlace): TownRow | undefined {
  const spelled = namesOf(known).flatMap((name) => rowsNamed(file, foldWords(name)).filter((row) => row.name === name));
  const [largest] = spelled.filter(({ country }) => country === known.country).sort(largestFirst);
  return largest;
}

/** The town that a known place is; undefined for what is none. */
export function townOfKnown(known: KnownPlace): Town | undefined {
  const row = rowOfKnown(known);
  return row && townOf(row, known);
}

/** The known place that has this folded name; nicknames do not count. */
function knownNamed(key: string): KnownPlace | undefined {
  const known = foldedPlace(key);
  return known?.names.includes(key) ? known.place : undefined;
}

/** The town called so in any language, without regard to case, accents and punctuation: a known one, else the largest. */
export function townNamed(name: string): Town | undefined {
  const key = foldWords(name);
  const known = knownNamed(key);
  if (known && rowOfKnown(known)) return townOfKnown(known);
  const [largest] = rowsNamed(file, key);
  return largest && townOf(largest);
}

/** The largest town of that name in one country; a known one goes first. */
export function townNamedIn(name: string, country: string): Town | undefined {
  const key = foldWords(name);
  const known = knownNamed(key);
  if (known?.country === country && rowOfKnown(known)) return townOfKnown(known);
  const [largest] = rowsNamed(file, key)
    .filter((row) => row.country === country)
    .sort(largestFirst);
  return largest && townOf(largest);
}

/** A smaller share of the people of the largest town is that of a town at the border of another zone. */
const BORDER_TOWN = 0.1;

/** The zone of a whole country; undefined where towns of other zones are of some size. */
export function onlyZoneOf(country: string): string | undefined {
  const [largest, next] = largestOfZones(file, country).sort(largestFirst);
  return largest && (next?.thousands ?? 0) < largest.thousands * BORDER_TOWN ? largest.zone : undefined;
}

export function isTown(name: string): boolean {
  const key = foldWords(name);
  const known = knownNamed(key);
  return hasTownNamed(file, key) || (known !== undefined && rowOfKnown(known) !== undefined);
}

/** The largest town of a country. */
export function largestTownOf(country: string): Town | undefined {
  const [largest] = largestOfZones(file, country).sort(largestFirst);
  return largest && townOf(largest);
}

/** The town that is nearest to a position, whatever the distance. All are looked at: 8 ms at first, then 0.1 ms. */
export function nearestTown(to: LatLon): Town | undefined {
  const row = nearestRow(file, to);
  return row && townOf(row);
}

/** Towns that are not among the known places and whose name begins so; whole names first, then the largest, each once. */
export function townsBeginning(beginning: string, most: number): readonly Town[] {
  const start = foldWords(beginning);
  if (start === '') return [];
  const isKnown = ({ key, country }: TownRow) => knownNamed(key)?.country === country;
  const found = rowsBeginning(file, start).filter((row) => !isKnown(row));
  const isWhole = ({ key }: TownRow) => Number(key === start);
  found.sort((a, b) => isWhole(b) - isWhole(a) || largestFirst(a, b));
  const once = Map.groupBy(found, ({ country, key }) => `${country} ${key}`);
  return [...once.values()].slice(0, most).flatMap(([row]) => (row ? [townOf(row)] : []));
}
