import { cents } from './cents.ts';

/**
 * Whether what each of several bookings costs can be all that is paid: a discount or a fee for all of them makes their
 * total another sum. `total`: the one that the rows of the bill add up to; without it, nothing contradicts the prices.
 */
export function pricesAgree(prices: readonly (number | undefined)[], total: number | undefined): boolean {
  const known = prices.flatMap((price) => price ?? []);
  if (known.length < 2 || known.length < prices.length || total === undefined) return true;
  return known.reduce((sum, price) => sum + cents(price), 0) === cents(total);
}
