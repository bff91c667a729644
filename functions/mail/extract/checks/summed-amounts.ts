import { cents } from './cents.ts';

/** An amount in the order of the mail; negative for a discount. */
export interface Summand {
  readonly amount: number;
  readonly currency?: string | undefined;
}

/** Amounts further down are no bill. */
const MAX_AMOUNTS = 300;
/** A bill has at most this many rows between its first and its total. */
const MAX_ROWS = 10;

/** How many amounts right before the one at `index` add up to it; undefined if none do, or only one. */
function rowsAbove(amounts: readonly Summand[], index: number): number | undefined {
  const own = amounts[index];
  if (own === undefined || own.amount <= 0) return undefined;
  let sum = 0;
  let filled = 0;
  for (let at = index - 1; at >= Math.max(0, index - MAX_ROWS); at -= 1) {
    const row = amounts[at];
    if (row === undefined) return undefined;
    // 'approx. € 521.74': what a row is in another currency is no row of its own.
    if (row.currency !== undefined && own.currency !== undefined && row.currency !== own.currency) continue;
    sum += cents(row.amount);
    if (row.amount !== 0) filled += 1;
    if (filled >= 2 && sum === cents(own.amount)) return index - at;
  }
  return undefined;
}

/**
 * The positions of amounts that are the sum of the rows above them, the total of a bill, in whatever language, and how
 * many amounts above each are its rows. A sum that is a row of a later sum is a subtotal.
 */
export function summedAmounts(all: readonly Summand[]): ReadonlyMap<number, number> {
  const amounts = all.slice(0, MAX_AMOUNTS);
  const sums = new Map<number, number>();
  for (const index of amounts.keys()) {
    const rows = rowsAbove(amounts, index);
    if (rows !== undefined) sums.set(index, rows);
  }
  const isRowOfLater = (index: number) => [...sums].some(([later, rows]) => later > index && later - rows <= index);
  return new Map([...sums].filter(([index]) => !isRowOfLater(index)));
}
