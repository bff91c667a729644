import { cents } from './cents.ts';

/** The share of a total that a fee for all bookings may be. */
const MAX_FEE = 0.1;

/** Whether a sum is a total without a fee; both in cents. */
export const isAllBut = (total: number, sum: number): boolean => sum <= total && total - sum <= total * MAX_FEE;

/**
 * Whether what each of several bookings costs can be all that is paid: a discount or a fee for all of them makes their
 * total another sum, unless they are bookings of their own (`areApart`), which a fee does not join. `total`: the one that
 * the rows of the bill add up to; without it, nothing contradicts the prices.
 */
export function pricesAgree(
  prices: readonly (number | undefined)[],
  total: number | undefined,
  areApart = false,
): boolean {
  const known = prices.flatMap((price) => price ?? []);
  if (known.length < 2 || known.length < prices.length || total === undefined) return true;
  const sum = known.reduce((all, price) => all + cents(price), 0);
  return areApart ? isAllBut(cents(total), sum) : sum === cents(total);
}
