import { kilometres, type LatLon } from '#shared/places/kilometres.ts';
import { foldWords } from '#shared/text/fold.ts';
import { countriesByName } from '../../places/countries.ts';
import { placeNamed, placesBeginning, type WorldPlace } from '../../places/places.ts';

/** The town or region called so; a country is asked for apart. */
export function townOrRegion(name: string): WorldPlace | undefined {
  const place = placeNamed(name);
  return place?.kind === 'country' ? undefined : place;
}

/** How many towns of a name are looked at. */
const MOST_NAMED = 12;

/** Of the towns called so the one that is nearest to a position: Córdoba beside Seville is the Spanish one. */
export function townNear(name: string, near: LatLon): WorldPlace | undefined {
  const key = foldWords(name);
  const named = placesBeginning(name, MOST_NAMED).filter(
    (place) => place.kind === 'town' && foldWords(place.name) === key,
  );
  const largest = townOrRegion(name);
  const all = largest?.kind === 'town' ? [largest, ...named] : named;
  return all.toSorted((a, b) => kilometres(a.at, near) - kilometres(b.at, near))[0];
}

let byName: ReadonlyMap<string, string> | undefined;

/** ISO 3166-1 codes by folded English names of countries. */
export function countryByName(): ReadonlyMap<string, string> {
  byName ??= countriesByName(['en']);
  return byName;
}
