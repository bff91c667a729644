import type { Near } from '../catalogue/nearest.ts';
import type { UnknownPlace } from '../understand/place-mention.ts';
import { listed } from '../words/listed.ts';

/** Says that there is no plan for a place, and what there is near to it. */
export function unknownText(place: UnknownPlace, near: readonly Near[]): string {
  const { name } = place;
  if (near.length === 0) {
    return `I do not know ${place.code === undefined ? `a place called ${name}` : `${name} well enough to plan it`}, so I would rather not make anything up. Which country is it in, or where else would you like to go?`;
  }
  const names = near.map(({ destination, km }) => `${destination.name} (${distanceText(km)})`);
  return `I do not know ${name} well enough to plan it, and I would rather not make anything up. The nearest I know ${near.length === 1 ? 'is' : 'are'} ${listed(names)}: shall I plan ${near.length === 1 ? 'that' : 'one of these'}? Or say "plan it anyway", and the days in ${name} stay free for what you enter yourself.`;
}

/** Roughly how far, as one says it: tens of kilometres, then fifties, then hundreds. */
export function distanceText(km: number): string {
  const step = km < 200 ? 10 : km < 1000 ? 50 : 100;
  return `${Math.max(step, Math.round(km / step) * step).toLocaleString('en-US')} km away`;
}
