import { namesOfAirport } from '../../places/airport-names.ts';
import { airportsBeginning, airportsNamed } from '../../places/airports.ts';
import { isTown } from '../../places/towns.ts';
import { DESTINATION_PLACES } from './destination-places.prepared.ts';

const cities = new Map(
  Object.entries(DESTINATION_PLACES).flatMap(([name, { folded }]) => folded.map((each) => [each, name] as const)),
);

/** The destinations by what their airports are called, folded: their codes, and names that no other airport or town has. */
export const DESTINATION_AIRPORTS: Readonly<Record<string, string>> = Object.fromEntries(
  airportsBeginning('').flatMap((airport): [string, string][] => {
    const destination = cities.get(airport.city.toLowerCase());
    if (destination === undefined) return [];
    const named = [...namesOfAirport(airport, [])].filter(
      (name) =>
        /^[a-z ]{5,}$/.test(name) &&
        ![...cities.keys()].some((city) => name === city || name.startsWith(`${city} `)) &&
        !isTown(name) &&
        airportsNamed(name).length === 1,
    );
    return [airport.code.toLowerCase(), ...named].map((name) => [name, destination]);
  }),
);
