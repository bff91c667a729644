/** An amount in the order of the mail. */
export interface Amount {
  readonly amount: number;
  readonly currency?: string | undefined;
}

const cents = (amount: number): number => Math.round(amount * 100);

const FACTOR = /(\d{1,3})\s?(?:\p{L}[\p{L}.() ]{0,18})?\s?[x×✕*@]\s?$/iu;
const RESULT = /^\s?[=＝]\s?$/u;

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

/** deposit + balance = total: the positions of totals that two adjacent amounts just below them add up to. */
export function splitAmounts(amounts: readonly Amount[]): readonly Split[] {
  return amounts.flatMap((total, index): Split[] => {
    for (let at = index + 1; at < Math.min(amounts.length - 1, index + REACH); at += 1) {
      const [one, other] = [amounts[at], amounts[at + 1]];
      if (!one || !other || one.amount <= 0 || other.amount <= 0 || !areOfOneCurrency(total, one, other)) continue;
      if (cents(one.amount) + cents(other.amount) === cents(total.amount))
        return [{ total: index, parts: [at, at + 1] }];
    }
    return [];
  });
}
