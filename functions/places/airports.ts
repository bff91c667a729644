import type { LatLon } from '#shared/places/kilometres.ts';
import { plainAirportName } from './airport-names.ts';
import file from './data/airports.json' with { type: 'json' };
import { linesBeginning, readGroup } from './sorted-lines.ts';

/** An airport with scheduled flights, one that is closed, or a station that airlines sell tickets to. */
export interface Airport {
  /** IATA location identifier (IATA Resolution 763). */
  readonly code: string;
  readonly city: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
  readonly at: LatLon;
}

/** A file of airports as `npm run generate-places` writes it. */
export interface AirportFile {
  /** 'FR Europe/Paris': country and IANA zone. */
  readonly groups: readonly string[];
  /** Sorted lines of 'CDG|Paris|Charles de Gaulle International Airport|49.01|2.55|57', the last its group. */
  readonly rows: string;
  /**
   * Sorted lines of 'paris|BVA,CDG,ORY': the airports that a name can mean, alone or behind the city's; the city's own
   * has all of its airports. A name that means one airport alone has only that one.
   */
  readonly names: string;
}

export function airport(code: string): Airport | undefined {
  const [row] = linesBeginning(file.rows, `${code}|`);
  return row === undefined ? undefined : readRow(row);
}

function readRow(row: string): Airport {
  const [code = '', city = '', name = '', latitude, longitude, group] = row.split('|');
  return { code, city, name, ...readGroup(file.groups, group), at: [Number(latitude), Number(longitude)] };
}

/** The airports that a name can mean: 'Heathrow', 'London Heathrow', 'Berlin-Tegel', or a city with several. */
export function airportsNamed(name: string): readonly Airport[] {
  const [line] = linesBeginning(file.names, `${plainAirportName(name)}|`);
  const codes = line?.split('|')[1]?.split(',') ?? [];
  return codes.flatMap((code) => airport(code) ?? []);
}

/** All airports one of whose names, or whose city's, begins so; folded. */
export function airportsBeginning(beginning: string): readonly Airport[] {
  const lines = linesBeginning(file.names, beginning);
  const codes = new Set(lines.flatMap((line) => line.split('|')[1]?.split(',') ?? []));
  return [...codes].flatMap((code) => airport(code) ?? []);
}
