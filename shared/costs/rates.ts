import * as z from 'zod/mini';
import { type Cents, leastOf } from './cents.ts';

/** How much of each currency (ISO 4217) a euro buys, as of a date. */
export const RateTable = z.object({
  /** 'YYYY-MM-DD'. */
  date: z.string(),
  /** The built-in table, which is approximate and of one date for all. */
  about: z.boolean(),
  perEuro: z.record(z.string(), z.number()),
});
export type RateTable = z.output<typeof RateTable>;

/** The rate of one cost: what a euro buys of its own currency and of the trip's. */
export const Rate = z.object({
  date: z.string(),
  about: z.boolean(),
  /** The cost's date is to come: its rate is the newest one until then. */
  isEstimate: z.boolean(),
  /** It was paid, and later rates change nothing any more. */
  isFrozen: z.boolean(),
  from: z.number(),
  to: z.number(),
});
export type Rate = z.output<typeof Rate>;

export interface Exchange {
  readonly from: string;
  readonly to: string;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
}

/**
 * The rate of a date: of the last table up to it, as there is none at weekends, and of the newest for what is to come.
 * Where the dated tables lack a currency or do not go back so far, that of an approximate one; else undefined.
 */
export function rateFor({ from, to, date }: Exchange, tables: readonly RateTable[], today: string): Rate | undefined {
  const usable = tables.filter(({ perEuro }) => perEuro[from] !== undefined && perEuro[to] !== undefined);
  const dated = usable.filter((table) => !table.about && table.date <= date && table.date <= today);
  const table = latest(dated) ?? latest(usable.filter(({ about }) => about));
  const [rateFrom, rateTo] = [table?.perEuro[from], table?.perEuro[to]];
  if (!table || rateFrom === undefined || rateTo === undefined) return undefined;
  const { about } = table;
  return { date: table.date, about, isEstimate: date > today, isFrozen: false, from: rateFrom, to: rateTo };
}

export function latest(tables: readonly RateTable[]): RateTable | undefined {
  return tables.reduce<RateTable | undefined>(
    (newest, table) => (newest === undefined || table.date > newest.date ? table : newest),
    undefined,
  );
}

const MILLION = 1_000_000;
/** Rates have at most six decimals. */
const millionths = (rate: number): bigint => BigInt(Math.round(rate * MILLION));

/** An amount in another currency, rounded half up to the least that is paid there. */
export function convert(cents: Cents, { from, to }: Pick<Rate, 'from' | 'to'>, currency: string): Cents {
  const least = leastOf(currency);
  const divisor = millionths(from) * least;
  const quotient = (2n * cents * millionths(to) + divisor) / (2n * divisor);
  return quotient * least;
}
