import { type Cents, leastOf } from './cents.ts';
import { converted, sortedByName } from './ledger.ts';
import type { Cost, TripCosts } from './schema.ts';
import { partsOf } from './split.ts';

/** Who owes whom, in the trip's currency. */
export interface Payment {
  readonly from: string;
  readonly to: string;
  readonly cents: Cents;
}

type Shared = Pick<TripCosts, 'currency' | 'people' | 'costs' | 'payments'>;

/**
 * What each person has paid more than they bear, which adds up to nothing; negative for who owes. Only costs of which
 * it is known who paid and who shares them.
 */
export function balancesOf({ currency, people, costs, payments }: Shared): ReadonlyMap<string, Cents> {
  const sharing = { byName: sortedByName(people).map(({ id }) => id), least: leastOf(currency) };
  const balances = new Map<string, Cents>(people.map(({ id }) => [id, 0n]));
  const add = (person: string, cents: Cents) => balances.set(person, (balances.get(person) ?? 0n) + cents);
  for (const cost of [...costs, ...payments]) {
    const shared = partsOfCost(cost, currency, sharing);
    if (cost.paidBy === null || shared === undefined) continue;
    for (const [person, part] of shared) {
      add(cost.paidBy, part);
      add(person, -part);
    }
  }
  return balances;
}

function partsOfCost(cost: Cost, currency: string, sharing: Parameters<typeof partsOf>[2]) {
  const cents = converted(cost, currency);
  return cents === undefined || cost.split === null ? undefined : partsOf(cents, cost.split, sharing);
}

interface Open {
  readonly person: string;
  cents: Cents;
}

/** At most n-1 payments that settle the balances of n people: whoever owes most pays whoever is owed most. */
export function settlementOf(balances: ReadonlyMap<string, Cents>): Payment[] {
  const open = (sign: 1n | -1n): Open[] =>
    [...balances].map(([person, cents]) => ({ person, cents: cents * sign })).filter(({ cents }) => cents > 0n);
  const largest = (all: readonly Open[]) =>
    all.reduce<Open | undefined>(
      (most, each) => (each.cents > 0n && (most === undefined || each.cents > most.cents) ? each : most),
      undefined,
    );
  const [owed, owing] = [open(1n), open(-1n)];
  const payments: Payment[] = [];
  for (;;) {
    const [to, from] = [largest(owed), largest(owing)];
    if (!to || !from) return payments;
    const cents = from.cents < to.cents ? from.cents : to.cents;
    payments.push({ from: from.person, to: to.person, cents });
    to.cents -= cents;
    from.cents -= cents;
  }
}
