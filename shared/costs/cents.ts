/** Hundredths of a currency's unit, of the yen too; a bigint, so that no sum is too large to be exact. */
export type Cents = bigint;

/** An amount of at most 10^9 in steps of 0.01, as forms and calls have it. */
export function toCents(amount: number): Cents {
  return BigInt(Math.round(amount * 100));
}

export function fromCents(cents: Cents): number {
  return Number(cents) / 100;
}

export function sumOf(amounts: Iterable<Cents>): Cents {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** Currencies without a smaller unit (ISO 4217); what browsers say of it differs. */
const WHOLE: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);

/** The least that is paid in a currency: a cent, a whole yen. */
export function leastOf(currency: string): Cents {
  return WHOLE.has(currency) ? 100n : 1n;
}
