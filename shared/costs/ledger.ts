import { type Cents, leastOf, sumOf, toCents } from './cents.ts';
import { convert } from './rates.ts';
import type { Cost, Person } from './schema.ts';
import { partsOf } from './split.ts';

/** A sum of the trip, in its currency unless it says otherwise. */
export interface Sum<Of> {
  readonly of: Of;
  readonly cents: Cents;
}

/** What a trip costs. Every cost is converted by itself, so the sums of a kind add up to the total. */
export interface Totals {
  readonly total: Cents;
  /** By date, 'YYYY-MM-DD…' as the costs have it. */
  readonly byDay: readonly Sum<string>[];
  /** Null for costs without a category. */
  readonly byCategory: readonly Sum<string | null>[];
  /** What each person bears; null for what is not split. */
  readonly byPerson: readonly Sum<string | null>[];
  /** What was spent in each currency, in that currency. */
  readonly own: readonly Sum<string>[];
  /** The same of what is not in the total, as there is no rate for it. */
  readonly apart: readonly Sum<string>[];
}

/** A cost in the trip's currency; undefined without a rate: it is never counted as nothing, or one to one. */
export function converted(
  { amount, currency, rate }: Pick<Cost, 'amount' | 'currency' | 'rate'>,
  to: string,
): Cents | undefined {
  const cents = toCents(amount);
  if (currency === to) return cents;
  return rate === null ? undefined : convert(cents, rate, to);
}

/** The people in the order of their names, those of one name by id. */
export function sortedByName(people: readonly Person[]): Person[] {
  return people.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
}

interface Ledger {
  readonly currency: string;
  readonly people: readonly Person[];
}

export function totalsOf(costs: readonly Cost[], { currency, people }: Ledger): Totals {
  const sharing = { byName: sortedByName(people).map(({ id }) => id), least: leastOf(currency) };
  const counted = costs.flatMap((cost) => {
    const cents = converted(cost, currency);
    return cents === undefined ? [] : [{ cost, cents }];
  });
  const shares = counted.flatMap(({ cost, cents }): Sum<string | null>[] =>
    cost.split === null
      ? [{ of: alone(people), cents }]
      : [...partsOf(cents, cost.split, sharing)].map(([of, part]) => ({ of, cents: part })),
  );
  const apart = costs.filter((cost) => converted(cost, currency) === undefined);
  return {
    total: sumOf(counted.map(({ cents }) => cents)),
    byDay: grouped(counted.map(({ cost, cents }) => ({ of: cost.date, cents }))).toSorted(byKey),
    byCategory: grouped(counted.map(({ cost, cents }) => ({ of: cost.category, cents }))).toSorted(bySize),
    byPerson: grouped(shares).toSorted(bySize),
    own: inOwn(costs),
    apart: inOwn(apart),
  };
}

/** Whoever is alone bears what is not split. */
function alone(people: readonly Person[]): string | null {
  const [first, ...others] = people;
  return first && others.length === 0 ? first.id : null;
}

function inOwn(costs: readonly Cost[]): Sum<string>[] {
  return grouped(costs.map(({ amount, currency }) => ({ of: currency, cents: toCents(amount) }))).toSorted(byKey);
}

function grouped<Of>(sums: readonly Sum<Of>[]): Sum<Of>[] {
  const found = new Map<Of, Cents>();
  for (const { of, cents } of sums) found.set(of, (found.get(of) ?? 0n) + cents);
  return [...found].map(([of, cents]) => ({ of, cents }));
}

function byKey(a: Sum<string>, b: Sum<string>): number {
  return a.of < b.of ? -1 : 1;
}

function bySize(a: Sum<unknown>, b: Sum<unknown>): number {
  return a.cents === b.cents ? 0 : a.cents > b.cents ? -1 : 1;
}
