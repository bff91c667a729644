import type { LatLon } from '#shared/places/kilometres.ts';
import file from './data/sights.json' with { type: 'json' };
import { readGroup } from './sorted-lines.ts';

/** A file of the planner's places as `npm run generate-places` writes it. */
export interface SightFile {
  /** 'FR Europe/Paris': country (ISO 3166-1 alpha-2) and IANA zone. */
  readonly groups: readonly string[];
  /** 'eiffel tower|Eiffel Tower|48.8584|2.2945|57': folded name, name, latitude, longitude, group. */
  readonly rows: readonly string[];
}

/** A place of the planner's catalogue. */
export interface Sight {
  /** Its name, folded. */
  readonly key: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
  readonly at: LatLon;
}

/** All sights a word of whose folded name begins so: 'tower' finds the Eiffel Tower. */
export function sightsBeginning(beginning: string): Sight[] {
  const isIt = (row: string) => ` ${row.slice(0, row.indexOf('|'))}`.includes(` ${beginning}`);
  return file.rows.filter(isIt).map(readRow);
}

function readRow(row: string): Sight {
  const [key = '', name = '', latitude, longitude, group] = row.split('|');
  return { key, name, ...readGroup(file.groups, group), at: [Number(latitude), Number(longitude)] };
}
