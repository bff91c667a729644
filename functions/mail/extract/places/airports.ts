import type { Airport } from '../../../places/airports.ts';
import type { Town } from '../../../places/towns.ts';

/** What reading a mail asks of the world. */
export interface Gazetteer {
  readonly airport: (code: string) => Airport | undefined;
  /** The airports that a name can mean: 'Heathrow', 'London Heathrow', 'Berlin-Tegel', or a city with several. */
  readonly airportsNamed: (name: string) => readonly Airport[];
  /** IANA zone of a city by one of its names, the largest city of that name. */
  readonly zoneOfCity: (name: string) => string | undefined;
  readonly isCity: (name: string) => boolean;
  readonly isCountry: (name: string) => boolean;
  /** The largest town of that name. */
  readonly townNamed: (name: string) => Town | undefined;
  /** The largest town of that name in a country. */
  readonly townNamedIn: (name: string, country: string) => Town | undefined;
  /** The IANA zone of a whole country, if it has only one. */
  readonly onlyZoneOf: (country: string) => string | undefined;
}

/** The places of the world, loaded when first asked for; their names are folded then, not while a mail is read. */
export async function gazetteer(): Promise<Gazetteer> {
  const [{ airport, airportsNamed }, { isTown, townNamed, townNamedIn, onlyZoneOf }, { isCountry }] = await Promise.all(
    [import('../../../places/airports.ts'), import('../../../places/towns.ts'), import('../../../places/countries.ts')],
  );
  isTown('');
  return {
    ...{ airport, airportsNamed, zoneOfCity: (name: string) => townNamed(name)?.zone },
    ...{ isCity: isTown, isCountry, townNamed, townNamedIn, onlyZoneOf },
  };
}
