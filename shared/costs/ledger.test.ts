import { expect, it } from 'vitest';
import { leastOf, sumOf } from './cents.ts';
import { totalsOf } from './ledger.ts';
import type { Cost } from './schema.ts';
import { balancesOf, settlementOf } from './settle.ts';
import { randomLedger } from './test-ledger.ts';
import { secondCents } from './test-second-ledger.ts';

const LEDGERS = 10_000;
const ledgers = Array.from({ length: LEDGERS }, (_, seed) => randomLedger(seed));

/** Sums by a key, in plain loops over what the second calculation says. */
function secondSums(costs: readonly Cost[], currency: string, keyOf: (cost: Cost) => string | null) {
  const sums = new Map<string | null, bigint>();
  for (const cost of costs) {
    const cents = secondCents(cost, currency);
    if (cents !== undefined) sums.set(keyOf(cost), (sums.get(keyOf(cost)) ?? 0n) + cents);
  }
  return sums;
}

it('COST-04 the totals of 10,000 random ledgers equal a second calculation to the cent', () => {
  let costsSeen = 0;
  for (const { costs, ...ledger } of ledgers) {
    costsSeen += costs.length;
    const totals = totalsOf(costs, ledger);
    const byCategory = secondSums(costs, ledger.currency, ({ category }) => category);
    expect(new Map(totals.byCategory.map(({ of, cents }) => [of, cents]))).toEqual(byCategory);
    expect(new Map(totals.byDay.map(({ of, cents }) => [of, cents]))).toEqual(
      secondSums(costs, ledger.currency, ({ date }) => date),
    );
    expect(totals.total).toBe(sumOf(byCategory.values()));
    expect(sumOf(totals.byPerson.map(({ cents }) => cents))).toBe(totals.total);
  }
  console.info(`${LEDGERS} ledgers, ${costsSeen} costs: 0 differences between totals and the second calculation`);
});

it('COST-06 balances add up to nothing, and at most n-1 payments settle them, in 10,000 random ledgers', () => {
  let most = 0;
  for (const { costs, ...ledger } of ledgers) {
    const balances = balancesOf({ ...ledger, costs });
    expect(sumOf(balances.values())).toBe(0n);
    const payments = settlementOf(balances);
    const left = new Map(balances);
    for (const { from, to, cents } of payments) {
      expect(cents).toBeGreaterThan(0n);
      left.set(from, (left.get(from) ?? 0n) + cents);
      left.set(to, (left.get(to) ?? 0n) - cents);
    }
    expect([...left.values()].every((cents) => cents === 0n)).toBe(true);
    expect(payments.length).toBeLessThanOrEqual(Math.max(0, ledger.people.length - 1));
    most = Math.max(most, payments.length);
  }
  console.info(`${LEDGERS} ledgers settled, by ${most} payments at most`);
});

it('COST-04 yen and the like are whole, and converted to whole ones', () => {
  const whole = ledgers.filter(({ currency }) => leastOf(currency) === 100n);
  expect(whole.length).toBeGreaterThan(100);
  for (const { costs, ...ledger } of whole) {
    const foreign = costs.filter(({ currency }) => currency !== ledger.currency);
    expect(totalsOf(foreign, ledger).total % 100n).toBe(0n);
  }
});
