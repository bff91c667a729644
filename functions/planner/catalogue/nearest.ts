import { kilometres } from '#shared/places/kilometres.ts';
import { largestTownOf } from '../../places/towns.ts';
import type { UnknownPlace } from '../understand/place-mention.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueDestination } from './catalogue-schema.ts';

/** Farther away than this is not near. */
const FAR_KM = 1500;
const MOST = 3;

export interface Near {
  readonly destination: CatalogueDestination;
  readonly km: number;
}

/** The catalogue's destinations nearest to a place that it does not have; none when the place's position is unknown. */
export function nearestTo({ position, code }: UnknownPlace): Near[] {
  const at = position ?? (code === undefined ? undefined : largestTownOf(code)?.at);
  if (at === undefined) return [];
  return catalogue()
    .nearest(at, MOST, FAR_KM)
    .map((destination) => ({ destination, km: kilometres(at, destination.at) }));
}
