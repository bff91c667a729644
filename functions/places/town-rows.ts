import type { LatLon } from '#shared/places/kilometres.ts';

/**
 * A file of towns as `npm run generate-places` writes it: one text, sorted by folded name and of one name by population,
 * in which towns are looked up where they stand. Taking 14,000 rows apart into a map took a cold start 40 ms.
 */
export interface TownFile {
  /** 'FR Europe/Paris|paris': country (ISO 3166-1 alpha-2), IANA zone, folded name of its largest town. */
  readonly groups: readonly string[];
  /** Lines of 'paris|Paris|2138|48.85|2.35|57': folded name, name, thousands of people, latitude, longitude, group. */
  readonly rows: string;
}

/** A line of the file. */
export interface TownRow {
  /** Its name, folded. */
  readonly key: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
  readonly at: LatLon;
  readonly thousands: number;
}

/** The towns of exactly this folded name, the largest first. */
export function rowsNamed(file: TownFile, key: string): TownRow[] {
  return rowsFrom(file, `${key}|`);
}

/** The towns whose folded name begins so, sorted by name. */
export function rowsBeginning(file: TownFile, beginning: string): TownRow[] {
  return rowsFrom(file, beginning);
}

export function hasTownNamed({ rows }: TownFile, key: string): boolean {
  return rows.startsWith(`${key}|`, firstNotBefore(rows, key));
}

/** The largest town of each zone of a country. */
export function largestOfZones(file: TownFile, country: string): TownRow[] {
  const ofCountry = file.groups.filter((group) => group.startsWith(country));
  return ofCountry.flatMap((group) => {
    const [zoned, key = ''] = group.split('|');
    return rowsNamed(file, key).find((row) => `${row.country} ${row.zone}` === zoned) ?? [];
  });
}

function rowsFrom(file: TownFile, beginning: string): TownRow[] {
  const { rows } = file;
  const [key = ''] = beginning.split('|');
  const found: TownRow[] = [];
  let at = firstNotBefore(rows, key);
  while (rows.startsWith(beginning, at)) {
    const end = endOfLine(rows, at);
    found.push(readRow(file, rows.slice(at, end)));
    at = end + 1;
  }
  return found;
}

/** Binary search: where the first line stands whose folded name does not come before this one. */
function firstNotBefore(rows: string, key: string): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const line = rows.lastIndexOf('\n', Math.floor((low + high) / 2) - 1) + 1;
    if (rows.slice(line, rows.indexOf('|', line)) < key) low = endOfLine(rows, line) + 1;
    else high = line;
  }
  return low;
}

function endOfLine(rows: string, from: number): number {
  const end = rows.indexOf('\n', from);
  return end === -1 ? rows.length : end;
}

function readRow({ groups }: TownFile, line: string): TownRow {
  const [key = '', name = '', thousands, latitude, longitude, group] = line.split('|');
  const [zoned = ''] = groups[Number(group)]?.split('|') ?? [];
  return {
    ...{ key, name, country: zoned.slice(0, 2), zone: zoned.slice(3) },
    ...{ at: [Number(latitude), Number(longitude)], thousands: Number(thousands) },
  };
}
