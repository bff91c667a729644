import type { LatLon } from '#shared/places/kilometres.ts';
import { hasKey, linesBeginning, readGroup } from './sorted-lines.ts';

/** A file of towns as `npm run generate-places` writes it. */
export interface TownFile {
  /** 'FR Europe/Paris|paris': country (ISO 3166-1 alpha-2), IANA zone, folded name of its largest town. */
  readonly groups: readonly string[];
  /**
   * Sorted lines of 'paris|Paris|2138|48.85|2.35|57': folded name, name, thousands of people, latitude, longitude,
   * group; of one name the largest first.
   */
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
  return hasKey(rows, key);
}

/** The largest town of each zone of a country. */
export function largestOfZones(file: TownFile, country: string): TownRow[] {
  const ofCountry = file.groups.filter((group) => group.startsWith(country));
  return ofCountry.flatMap((group) => {
    const [zoned, key = ''] = group.split('|');
    return rowsNamed(file, key).find((row) => `${row.country} ${row.zone}` === zoned) ?? [];
  });
}

/** The lines of a file, and of each its latitude and longitude. */
interface Positions {
  readonly lines: readonly string[];
  readonly degrees: Float64Array;
}

/** Read with the first question, as an import asks for thousands of positions. */
const positionsOfFiles = new WeakMap<TownFile, Positions>();

function positionsOf(file: TownFile): Positions {
  const known = positionsOfFiles.get(file);
  if (known) return known;
  const lines = file.rows.split('\n');
  const degrees = new Float64Array(2 * lines.length);
  for (const [index, line] of lines.entries()) {
    const [, , , north, east] = line.split('|', 5);
    degrees.set([Number(north), Number(east)], 2 * index);
  }
  const positions = { lines, degrees };
  positionsOfFiles.set(file, positions);
  return positions;
}

/** The town that is nearest to a position. */
export function nearestRow(file: TownFile, [latitude, longitude]: LatLon): TownRow | undefined {
  const { lines, degrees } = positionsOf(file);
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  for (let index = 0; index < lines.length; index += 1) {
    const turn = Math.abs((degrees[2 * index + 1] ?? Number.NaN) - longitude);
    const across = Math.min(turn, 360 - turn) * shrink;
    const distance = ((degrees[2 * index] ?? Number.NaN) - latitude) ** 2 + across ** 2;
    if (distance < least) [nearest, least] = [index, distance];
  }
  const line = lines[nearest];
  return line === undefined ? undefined : readRow(file, line);
}

function rowsFrom(file: TownFile, beginning: string): TownRow[] {
  return linesBeginning(file.rows, beginning).map((line) => readRow(file, line));
}

function readRow({ groups }: TownFile, line: string): TownRow {
  const [key = '', name = '', thousands, latitude, longitude, group] = line.split('|');
  return {
    ...{ key, name, ...readGroup(groups, group) },
    ...{ at: [Number(latitude), Number(longitude)], thousands: Number(thousands) },
  };
}
