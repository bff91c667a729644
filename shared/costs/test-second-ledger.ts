import type { Cost } from './schema.ts';

/*
 * The arithmetic of a ledger a second time, in fractions and without the code that it checks; for tests.
 */

/** A number of at most six decimals as a whole number of millionths, by its digits. */
function millionths(value: number): bigint {
  const [whole = '0', decimals = ''] = value.toFixed(6).split('.');
  return BigInt(whole) * 1_000_000n + BigInt(decimals);
}

const WHOLE = new Set(['JPY', 'KRW', 'VND', 'ISK']);

/** A cost in hundredths of the trip's currency, by long division; undefined without a rate. */
export function secondCents(cost: Cost, currency: string): bigint | undefined {
  const [whole = '0', decimals = ''] = cost.amount.toFixed(2).split('.');
  const cents = BigInt(whole + decimals);
  if (cost.currency === currency) return cents;
  if (cost.rate === null) return undefined;
  const step = WHOLE.has(currency) ? 100n : 1n;
  const [numerator, denominator] = [cents * millionths(cost.rate.to), millionths(cost.rate.from) * step];
  const rest = numerator % denominator;
  const floor = (numerator - rest) / denominator;
  return (2n * rest >= denominator ? floor + 1n : floor) * step;
}
