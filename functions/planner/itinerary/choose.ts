import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import type { Wish } from '../understand/wish.ts';
import { costText, monthName, tasteText } from '../words/words.ts';
import { destinationScore } from './destination-score.ts';
import { sharedInterest } from './quick-ideas.ts';

/** Of several destinations that were named as alternatives the one that suits best, and why. */
export interface Choice {
  readonly destination: CatalogueDestination;
  readonly why: string;
}

/** 'Copenhagen or Barcelona, as I hate the cold?': a side, by the weather, the price or what they like. */
export function choiceOf(wish: Wish): Choice | undefined {
  const [first, ...others] = wish.destinations;
  if (!wish.isChoice || !first || others.length === 0) return undefined;
  return byWeather(wish) ?? byPrice(wish) ?? byLiking(wish);
}

/** The usual afternoon of the month, else of the whole year, in °C. */
function highOf({ climate }: CatalogueDestination, month: number | undefined): number {
  const all = climate.map(({ high }) => high);
  return month === undefined
    ? Math.round(all.reduce((sum, high) => sum + high, 0) / all.length)
    : (all[month - 1] ?? 0);
}

function byWeather({ destinations, open: { climate }, month }: Wish): Choice | undefined {
  if (climate === undefined) return undefined;
  const isWarm = climate === 'warm' || climate === 'hot';
  const sorted = destinations.toSorted((a, b) => highOf(b, month) - highOf(a, month));
  const [best, other] = isWarm ? [sorted[0], sorted.at(-1)] : [sorted.at(-1), sorted[0]];
  if (!best || !other || highOf(best, month) === highOf(other, month)) return undefined;
  const when = month === undefined ? 'over the year' : `in ${monthName(month)}`;
  return {
    destination: best,
    why: `it is the ${isWarm ? 'milder' : 'cooler'} one, about ${highOf(best, month)} °C ${when} against ${highOf(other, month)} °C in ${other.name}`,
  };
}

function byPrice(wish: Wish): Choice | undefined {
  if (wish.level !== 'low' && wish.isFrugal !== true) return undefined;
  const dayIn = ({ perDay, perNight }: CatalogueDestination) => perDay.low + perNight.low;
  const sorted = wish.destinations.toSorted((a, b) => dayIn(a) - dayIn(b));
  const [best, other] = [sorted[0], sorted.at(-1)];
  return best && other && dayIn(best) < dayIn(other)
    ? {
        destination: best,
        why: `it is the cheaper one, about ${costText(dayIn(best), wish)} a day with a simple bed against ${costText(dayIn(other), wish)} in ${other.name}`,
      }
    : undefined;
}

function byLiking(wish: Wish): Choice | undefined {
  const [best] = wish.destinations.toSorted((a, b) => destinationScore(b, wish) - destinationScore(a, wish));
  if (!best) return undefined;
  const interest = sharedInterest(best, wish);
  const isBestMonth = wish.month !== undefined && best.best.includes(wish.month);
  const why = interest
    ? `it is the better one for ${tasteText(interest)}`
    : isBestMonth
      ? `${monthName(wish.month ?? 1)} is among its best months`
      : wish.days !== undefined && wish.days <= best.usualDays
        ? `it fills ${wish.days} days best`
        : 'it has most of what people travel for, though that is close';
  return { destination: best, why };
}
