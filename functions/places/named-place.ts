import type { Position } from '#shared/places/position.ts';
import type { Airport } from './airports.ts';
import { IATA_IN_BRACKETS, type KnownPlaces, placeName } from './place-name.ts';
import type { Town } from './towns.ts';

/** The known towns and airports, with where they are. */
export interface LocatedPlaces extends KnownPlaces {
  readonly airport: (code: string) => Pick<Airport, 'city' | 'zone' | 'country' | 'at'> | undefined;
  readonly townNamed: (name: string) => Pick<Town, 'zone' | 'country'> | undefined;
}

/** What is known of a place by its name. */
export interface NamedPlace {
  /** IANA zone. */
  readonly zone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Of an airport; a town is too large for the position of something in it. */
  readonly position: Position | null;
}

/** What a place or an address says of where it is: the airport in it, 'Zurich (ZRH)', or its town. */
export function namedPlace(location: string, known: LocatedPlaces): NamedPlace | undefined {
  const airport = known.airport(IATA_IN_BRACKETS.exec(location)?.[1] ?? '');
  if (airport) {
    const [latitude, longitude] = airport.at;
    return { zone: airport.zone, country: airport.country, position: { latitude, longitude } };
  }
  const town = known.townNamed(placeName(location, known));
  return town && { zone: town.zone, country: town.country, position: null };
}
