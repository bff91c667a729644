/** An amount with its currency (ISO 4217). */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

interface Priced {
  readonly cost: number | null;
  /** ISO 4217; null means EUR. */
  readonly currency: string | null;
}

const EURO = 'EUR';

/** The cost of something; undefined when it has none. Free of charge is an amount of 0. */
export function costOf({ cost, currency }: Priced): Money | undefined {
  return cost === null ? undefined : { amount: cost, currency: currency ?? EURO };
}

/** '€12.50', '€12', '$1,340', '¥4,300': the currency's own sign, decimals only when the amount is not whole. */
export function formatMoney({ amount, currency }: Money): string {
  return format(currency).format(amount);
}

/** The sign before amounts: '€', '$', 'CHF'. */
export function currencySign(currency: string): string {
  const part = format(currency)
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return part?.value ?? currency;
}

/** One sum for each currency, euro first, then by code. Items without a cost add nothing, not even a sum of 0. */
export function sumByCurrency(priced: readonly Priced[]): Money[] {
  const cents = new Map<string, number>();
  for (const cost of priced.flatMap((each) => costOf(each) ?? [])) {
    // Costs have two decimals; whole cents keep the sum exact.
    cents.set(cost.currency, (cents.get(cost.currency) ?? 0) + Math.round(cost.amount * 100));
  }
  const rank = (currency: string) => (currency === EURO ? '' : currency);
  return [...cents]
    .map(([currency, sum]) => ({ currency, amount: sum / 100 }))
    .sort((a, b) => (rank(a.currency) < rank(b.currency) ? -1 : 1));
}

function format(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
}
