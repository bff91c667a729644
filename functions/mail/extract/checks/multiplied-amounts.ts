import { cents } from './cents.ts';

/** A sum of money in the mail's currency. */
interface Price {
  readonly amount: number;
}

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

const RESULT_BEHIND = /^\s?[)）]?\s?[=＝]\s?$/u;
const MAX_COUNT = 20;

/** '2 x stalls, row 1 (24 euros) = 48 euros': the count stands anywhere before the price. */
function isCountedBefore(before: string, price: Price, result: Price): boolean {
  const count = price.amount > 0 ? cents(result.amount) / cents(price.amount) : 0;
  if (!Number.isInteger(count) || count < 2 || count > MAX_COUNT) return false;
  return (before.match(/(?<![\d.,])\d{1,2}(?![\d.,])/g) ?? []).some((each) => Number(each) === count);
}

/** a × b = c: whether one amount, taken so many times, is the other that stands behind an equals sign. */
export const isProduct = (before: string, price: Price, between: string, result: Price): boolean =>
  (RESULT.test(between) && isMultiple(before, price, result)) ||
  (RESULT_BEHIND.test(between) && isCountedBefore(before, price, result));

/** a × b, and c in the next cell of its row. */
export const isMultiple = (before: string, price: Price, result: Price): boolean =>
  countsBefore(before) > 1 && cents(price.amount) * countsBefore(before) === cents(result.amount);
