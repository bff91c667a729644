import type { LatLon } from '#shared/places/kilometres.ts';
import { foldWords } from '#shared/text/fold.ts';
import rows from './data/towns.json' with { type: 'json' };
import { KNOWN_PLACES, type KnownPlace, namesOf } from './known-places.ts';

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

/** A row as it stands in the file, 'Paris|2138|48.85|2.35', below its 'FR Europe/Paris'; taken apart when asked for. */
interface Entry {
  readonly row: string;
  readonly group: string;
  readonly known?: KnownPlace;
}

const nameIn = (row: string) => row.slice(0, row.indexOf('|'));
const thousandsIn = ({ row }: Entry) => Number.parseInt(row.slice(row.indexOf('|') + 1), 10);

function townOf({ row, group, known }: Entry): Town {
  const [name = '', thousands, latitude, longitude] = row.split('|');
  return {
    name: known?.name ?? name,
    country: group.slice(0, 2),
    zone: group.slice(3),
    at: known?.at ?? [Number(latitude), Number(longitude)],
    population: Number(thousands) * 1000,
    known,
  };
}

let groups: ReadonlyMap<string, readonly (readonly [group: string, rows: readonly string[]])[]> | undefined;

/** The rows of a country; each group of them has the largest town first. */
function groupsOf(country: string): readonly (readonly [group: string, rows: readonly string[]])[] {
  groups ??= Map.groupBy(Object.entries(rows), ([group]) => group.slice(0, 2));
  return groups.get(country) ?? [];
}

const entries = new Map<KnownPlace, Entry | undefined>();

/** The row of a known town, found among its country's alone: the whole file need not be gone through for it. */
function entryOf(known: KnownPlace): Entry | undefined {
  if (!entries.has(known)) entries.set(known, known.kind === 'town' ? findEntry(known) : undefined);
  return entries.get(known);
}

function findEntry(known: KnownPlace): Entry | undefined {
  for (const name of namesOf(known)) {
    let largest: Entry | undefined;
    for (const [group, of] of groupsOf(known.country)) {
      // The largest of the name stands first.
      const row = of.find((each) => each.startsWith(name) && each[name.length] === '|');
      const entry = row === undefined ? undefined : { row, group, known };
      if (entry && (!largest || thousandsIn(largest) < thousandsIn(entry))) largest = entry;
    }
    if (largest) return largest;
  }
  return undefined;
}

/** The town that a known place is; undefined for what is none. */
export function townOfKnown(known: KnownPlace): Town | undefined {
  const entry = entryOf(known);
  return entry && townOf(entry);
}

/** A town that is not a known one, by its folded name. */
interface Named {
  readonly key: string;
  readonly entry: Entry;
}

let index: { readonly byName: ReadonlyMap<string, Entry>; readonly others: readonly Named[] } | undefined;

/** All rows, indexed at the first question: known towns by all their names, then the largest town of each name. */
function towns(): NonNullable<typeof index> {
  index ??= indexed();
  return index;
}

function indexed(): NonNullable<typeof index> {
  const byName = new Map<string, Entry>();
  const countriesOf = new Map<string, string>();
  for (const known of KNOWN_PLACES) {
    const entry = entryOf(known);
    for (const name of namesOf(known)) {
      const key = foldWords(name);
      countriesOf.set(key, known.country);
      if (entry) byName.set(key, entry);
    }
  }
  const isKnown = new Set(byName.keys());
  const others: Named[] = [];
  for (const [group, of] of Object.entries(rows)) {
    const country = group.slice(0, 2);
    for (const row of of) {
      const key = foldWords(nameIn(row));
      const entry = { row, group };
      if (countriesOf.get(key) !== country) others.push({ key, entry });
      if (isKnown.has(key)) continue;
      const other = byName.get(key);
      if (!other || thousandsIn(other) < thousandsIn(entry)) byName.set(key, entry);
    }
  }
  return { byName, others };
}

/** The town called so in any language, without regard to case, accents and punctuation: a known one, else the largest. */
export function townNamed(name: string): Town | undefined {
  const entry = towns().byName.get(foldWords(name));
  return entry && townOf(entry);
}

export function isTown(name: string): boolean {
  return towns().byName.has(foldWords(name));
}

/** The largest town of a country. */
export function largestTownOf(country: string): Town | undefined {
  const largest = groupsOf(country)
    .map(([group, [row = '']]) => ({ row, group }))
    .sort((a, b) => thousandsIn(b) - thousandsIn(a))[0];
  return largest && townOf(largest);
}

/** Towns that are not among the known places and whose name begins so; whole names first, then the largest, each once. */
export function townsBeginning(beginning: string, most: number): readonly Town[] {
  const start = foldWords(beginning);
  if (start === '') return [];
  const found = towns().others.filter(({ key }) => key.startsWith(start));
  const isWhole = (key: string) => Number(key === start);
  found.sort((a, b) => isWhole(b.key) - isWhole(a.key) || thousandsIn(b.entry) - thousandsIn(a.entry));
  const once = new Map<string, Entry>();
  for (const { entry, key } of found) {
    const town = `${entry.group.slice(0, 2)} ${key}`;
    if (!once.has(town)) once.set(town, entry);
    if (once.size === most) break;
  }
  return [...once.values()].map(townOf);
}
