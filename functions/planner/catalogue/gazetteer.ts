import { countriesByName } from '../../places/countries.ts';
import { placeNamed, type WorldPlace } from '../../places/places.ts';

/** The town or region called so; a country is asked for apart. */
export function townOrRegion(name: string): WorldPlace | undefined {
  const place = placeNamed(name);
  return place?.kind === 'country' ? undefined : place;
}

let byName: ReadonlyMap<string, string> | undefined;

/** ISO 3166-1 codes by folded English names of countries. */
export function countryByName(): ReadonlyMap<string, string> {
  byName ??= countriesByName(['en']);
  return byName;
}
