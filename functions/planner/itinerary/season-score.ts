import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import type { Wish } from '../understand/wish.ts';
import { IMPOSSIBLE } from './impossible.ts';

/** Slopes and beaches are seasonal: skiing in the hemisphere's winter, bathing when it is warm. */
export function seasonScore(destination: CatalogueDestination, wish: Wish): number {
  const { month } = wish;
  if (month === undefined) return 0;
  const high = destination.climate[month - 1]?.high ?? 0;
  const sand = wish.open.coastal && destination.interests.includes('beach') ? 2 : 0;
  return slopeScore(destination, wish, month) + bathingScore(high, wish) + sand + romanticScore(high, wish);
}

function slopeScore({ at }: CatalogueDestination, { open, tastes }: Wish, month: number): number {
  if (open.climate !== 'snow' && (tastes.skiing ?? 0) <= 0) return 0;
  const isWinter = at[0] > 0 ? month >= 11 || month <= 4 : month >= 6 && month <= 9;
  return isWinter ? 2 : IMPOSSIBLE;
}

function bathingScore(high: number, { open, tastes }: Wish): number {
  const bathes = (tastes.beach ?? 0) > 0 || (open.coastal === true && open.climate === undefined);
  if (!bathes) return 0;
  if (high >= 24) return 2;
  return high >= 20 ? 1 : -4;
}

/** Couples like it mild. */
function romanticScore(high: number, { open, tastes, party }: Wish): number {
  if (party?.kind !== 'couple' || (tastes.romance ?? 0) <= 0 || open.climate !== undefined) return 0;
  if (high < 14) return -4;
  return high >= 20 ? 2 : 0;
}
