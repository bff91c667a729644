import { kilometres } from '#shared/places/kilometres.ts';
import type { CatalogueDestination } from '#shared/planner/catalogue-schema.ts';
import { largestTownOf } from '../../places/towns.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { UnknownPlace } from '../understand/place-mention.ts';
import { listed } from './words.ts';

/** Farther away than this is not near. */
const FAR_KM = 4000;
const MOST = 3;

interface Near {
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

/** Says that there is no plan for a place, and what there is near to it. */
export function unknownText(place: UnknownPlace, near: readonly Near[]): string {
  const { name } = place;
  if (near.length === 0) {
    return `I do not know ${place.code === undefined ? `a place called ${name}` : `${name} well enough to plan it`}, so I would rather not make anything up. Which country is it in, or where else would you like to go?`;
  }
  const names = near.map(({ destination, km }) => `${destination.name} (${distanceText(km)})`);
  return `I do not know ${name} well enough to plan it, and I would rather not make anything up. The nearest I know ${near.length === 1 ? 'is' : 'are'} ${listed(names)}: shall I plan ${near.length === 1 ? 'that' : 'one of these'}?`;
}

/** Roughly how far, as one says it: tens of kilometres, then fifties, then hundreds. */
export function distanceText(km: number): string {
  const step = km < 200 ? 10 : km < 1000 ? 50 : 100;
  return `${Math.max(step, Math.round(km / step) * step).toLocaleString('en-US')} km away`;
}
