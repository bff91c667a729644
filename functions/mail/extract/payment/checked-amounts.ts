/** An amount in the order of the mail. */
export interface Amount {
  readonly amount: number;
  readonly currency?: string | undefined;
  /** Which paragraph it stands in. */
  readonly paragraph?: number | undefined;
}

const cents = (amount: number): number => Math.round(amount * 100);

/** '2 × ', '3 nights @ ', '4 Nächte zu ', '3 notti a ' */
const FACTOR = /(\d{1,3})\s?(?:(?:\p{L}[\p{L}.() ]{0,18})?\s?[x×✕*@]|\p{L}[\p{L}.() ]{1,18}\s\p{L}{1,3})\s?$/iu;
/** 'EUR 69.45 each = ', '95 euro = ' */
const RESULT = /^\s?(?:\p{L}{1,10}\.?\s)?[=＝]\s?$/u;

/** The product of the counts right before an amount, '2 beds × 3 nights @ ' is 6; 1 where there is none. */
export function countsBefore(before: string): number {
  let product = 1;
  let rest = before.replace(/[€£$¥￥]|\p{Lu}{2,3}\$?|\$$/gu, '');
  for (let found = FACTOR.exec(rest); found !== null; found = FACTOR.exec(rest)) {
    product *= Number(found[1]);
    rest = rest.slice(0, found.index);
  }
  return product;
}

/** a × b = c: whether one amount, taken so many times, is the other that stands behind an equals sign. */
export const isProduct = (before: string, price: Amount, between: string, result: Amount): boolean =>
  RESULT.test(between) && isMultiple(before, price, result);

/** a × b, and c in the next cell of its row. */
export const isMultiple = (before: string, price: Amount, result: Amount): boolean =>
  countsBefore(before) > 1 && cents(price.amount) * countsBefore(before) === cents(result.amount);

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
