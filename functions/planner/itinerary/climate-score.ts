import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import type { Wish } from '../understand/wish.ts';
import { IMPOSSIBLE } from './impossible.ts';

type Climate = NonNullable<Wish['open']['climate']>;

/** Whether it is as warm, as dry and as near to the sea as the wish has it. */
export function climateScore(destination: CatalogueDestination, { open, tastes, month }: Wish): number {
  const climate = month === undefined ? undefined : destination.climate[month - 1];
  const high = climate?.high ?? usualHigh(destination);
  const skis = (tastes.skiing ?? 0) > 0;
  return (
    (open.climate === undefined ? 0 : WARMTH[open.climate](high, { destination, skis })) +
    (open.coastal ? (destination.coastal ? 4 : IMPOSSIBLE) : 0) +
    (open.dry && climate ? drynessScore(climate.rain) : 0) +
    highScore(high, open)
  );
}

/** In °C, for a wish without a month: a little below the warmest month's. */
function usualHigh({ climate }: CatalogueDestination): number {
  return Math.max(...climate.map(({ high }) => high)) - 4;
}

interface Where {
  readonly destination: CatalogueDestination;
  readonly skis: boolean;
}

/** The score of a day's highest temperature in °C. */
const WARMTH: Readonly<Record<Climate, (high: number, where: Where) => number>> = {
  hot: (high) => (high >= 27 ? 4 : high >= 24 ? 0 : IMPOSSIBLE),
  warm: (high) => (high >= 34 ? -2 : high >= 20 ? 3 : high >= 18 ? 0 : IMPOSSIBLE),
  mild: (high) => (high >= 16 && high <= 26 ? 4 : -3),
  cool: (high) => (high <= 18 ? 4 : high <= 21 ? 2 : IMPOSSIBLE),
  snow: snowScore,
};

/** Slopes, or a winter that is cold enough for those who do not ski. */
function snowScore(high: number, { destination, skis }: Where): number {
  if (destination.interests.includes('skiing')) return 6;
  return high <= 5 && !skis ? 2 : IMPOSSIBLE;
}

/** By days of rain in the month. */
function drynessScore(rain: number): number {
  if (rain <= 8) return 1.5;
  return rain >= 13 ? -4 : 0;
}

function highScore(high: number, { minHigh, maxHigh }: Wish['open']): number {
  if ((minHigh !== undefined && high < minHigh) || (maxHigh !== undefined && high > maxHigh)) return IMPOSSIBLE;
  return (minHigh === undefined ? 0 : 3) + (maxHigh === undefined ? 0 : 3);
}
