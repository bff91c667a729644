import type { Cost, TripCosts } from './schema.ts';
import type { Split } from './split.ts';

/* Ledgers for tests, the same for the same seed. */

const PER_EURO: Readonly<Record<string, number>> = {
  ...{ EUR: 1, USD: 1.1523, GBP: 0.8701, CHF: 0.94, JPY: 175.31, KRW: 1650, VND: 30_112.5, IDR: 19_031.77, ISK: 143 },
};
const CURRENCIES = Object.keys(PER_EURO);
const CATEGORIES = ['food', 'transport', 'accommodation', null];

/** Mulberry32, a generator of numbers from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Ledger = Pick<TripCosts, 'currency' | 'people' | 'costs' | 'payments'>;

/** A trip of up to eight people and 25 costs, in up to nine currencies, of which one has no rate. */
export function randomLedger(seed: number): Ledger {
  const random = generator(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const one = <Value>(values: readonly Value[]): Value | undefined => values[upTo(values.length)];
  const people = Array.from({ length: 1 + upTo(8) }, (_, n) => ({
    ...{ id: `person${n}`.padEnd(15, '0'), isCompanion: false, hasLeft: false },
    name: `${one(['Ada', 'Zoë', 'Émile', 'bob']) ?? ''} ${upTo(4)}`,
  }));
  const currency = one(CURRENCIES) ?? 'EUR';

  const amountOf = (): number => (random() < 0.02 ? 1e9 : upTo(10 ** (2 + upTo(6))) / 100);
  const splitOf = (amount: number): Split | null => {
    const some = people.filter(() => random() < 0.7).map(({ id }) => id);
    const sharing = some.length > 0 ? some : people.slice(0, 1).map(({ id }) => id);
    const kind = upTo(4);
    if (kind === 0) return null;
    if (kind === 1) return { by: 'equally', people: sharing };
    if (kind === 2) return { by: 'shares', shares: sharing.map((person) => ({ person, shares: 1 + upTo(5) })) };
    let left = Math.round(amount * 100);
    const amounts = sharing.map((person, index) => {
      const part = index === sharing.length - 1 ? left : upTo(left + 1);
      left -= part;
      return { person, amount: part / 100 };
    });
    return { by: 'amounts', amounts };
  };

  const costOf = (n: number, own: string): Cost => {
    const amount = amountOf();
    const [from, to] = [PER_EURO[own], PER_EURO[currency]];
    const known = from !== undefined && to !== undefined && own !== currency;
    return {
      ...{ id: String(n), activityId: null, title: `Cost ${n}`, amount, currency: own, revision: 0 },
      date: `2027-05-0${1 + upTo(9)}T00:00:00.000Z`,
      category: one(CATEGORIES) ?? null,
      paidBy: random() < 0.8 ? (one(people)?.id ?? null) : null,
      split: splitOf(amount),
      paid: random() < 0.5,
      rate: known ? { date: '2027-04-30', about: false, isEstimate: false, isFrozen: false, from, to } : null,
    };
  };
  const costs = Array.from({ length: upTo(26) }, (_, n) => costOf(n, one([...CURRENCIES, 'XAF']) ?? 'EUR'));
  const payments = Array.from({ length: upTo(3) }, (_, n) => costOf(100 + n, currency));
  return { currency, people, costs, payments };
}
