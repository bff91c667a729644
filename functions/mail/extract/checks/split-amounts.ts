import { cents } from './cents.ts';

/** An amount in the order of the mail. */
export interface Amount {
  readonly amount: number;
  readonly currency?: string | undefined;
  /** Which paragraph it stands in. */
  readonly paragraph?: number | undefined;
}

/** Deposit and balance stand at most this far below their total. */
const REACH = 4;

export interface Split {
  readonly total: number;
  readonly parts: readonly [number, number];
}

const areOfOneCurrency = (...amounts: readonly Amount[]): boolean =>
  new Set(amounts.map(({ currency }) => currency).filter((each) => each !== undefined)).size < 2;

const isSplit = (total: Amount, one: Amount, other: Amount): boolean =>
  one.amount > 0 &&
  other.amount > 0 &&
  areOfOneCurrency(total, one, other) &&
  cents(one.amount) + cents(other.amount) === cents(total.amount);

/**
 * deposit + balance = total: the positions of totals that two adjacent amounts just below them add up to, or, in one
 * paragraph, the one before and the one behind: 'of your deposit of €270 … the rent is €900, which leaves €630'.
 */
export function splitAmounts(amounts: readonly Amount[]): readonly Split[] {
  return amounts.flatMap((total, index): Split[] => {
    const [before, after] = [amounts[index - 1], amounts[index + 1]];
    const isTold =
      total.paragraph !== undefined && [before, after].every((each) => each?.paragraph === total.paragraph);
    if (isTold && before && after && isSplit(total, before, after))
      return [{ total: index, parts: [index - 1, index + 1] }];
    for (let at = index + 1; at < Math.min(amounts.length - 1, index + REACH); at += 1) {
      // What a deduction leaves, and what is paid back, are no deposit and balance.
      if ((amounts[at]?.amount ?? 0) < 0) break;
      const [one, other] = [amounts[at], amounts[at + 1]];
      if (one && other && isSplit(total, one, other)) return [{ total: index, parts: [at, at + 1] }];
    }
    return [];
  });
}
