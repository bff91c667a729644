import { kilometres, type LatLon } from '#shared/places/kilometres.ts';
import { largestTownOf } from '../../places/towns.ts';
import type { UnknownPlace } from '../understand/place-mention.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueDestination } from './catalogue-schema.ts';

/** Farther away than this is not near. */
const FAR_KM = 1500;
const FARTHEST_KM = 6000;
const MOST_LOOKED_AT = 40;
const MOST = 3;

export interface Near {
  readonly destination: CatalogueDestination;
  readonly km: number;
}

/** The catalogue's destinations nearest to a place that it does not have; none when the place's position is unknown. */
export function nearestTo({ position, code }: UnknownPlace): Near[] {
  const at = position ?? (code === undefined ? undefined : largestTownOf(code)?.at);
  if (at === undefined) return [];
  const near = catalogue().nearest(at, MOST, FAR_KM);
  const all = near.length > 0 ? near : onTheContinent(at, code);
  return all.map((destination) => ({ destination, km: kilometres(at, destination.at) }));
}

/** Where nothing is near, what is nearest on the same continent, by the name of its time zone: 'Africa/Nairobi'. */
function onTheContinent(at: LatLon, code: string | undefined): readonly CatalogueDestination[] {
  const continentOf = (country: string) => largestTownOf(country)?.zone?.split('/')[0];
  const continent = code === undefined ? undefined : continentOf(code);
  return catalogue()
    .nearest(at, MOST_LOOKED_AT, FARTHEST_KM)
    .filter(({ country }) => continentOf(country) === continent)
    .slice(0, MOST);
}
