import { type Cents, fromCents, toCents } from '#shared/costs/cents.ts';
import type { Totals } from '#shared/costs/ledger.ts';
import type { TripCosts } from '#shared/costs/schema.ts';
import { categoryLook } from '../../../lib/activities/category-look.ts';
import { formatMoney } from '../../../lib/money.ts';

/** What is left of a budget, in whole units as costs to come are estimates: 'about €120 left of €500'. */
export function budgetLeft(
  { budget, currency }: Pick<TripCosts, 'budget' | 'currency'>,
  totals: Pick<Totals, 'total' | 'byCategory'>,
): string[] {
  const line = (planned: number, spent: Cents): string => {
    const left = toCents(planned) - spent;
    const about = Math.round(fromCents(left < 0n ? -left : left));
    const [amount, all] = [about, planned].map((each) => formatMoney({ amount: each, currency }));
    return left < 0n ? `about ${amount} more than the ${all} planned` : `about ${amount} left of ${all}`;
  };
  const spentOn = new Map(totals.byCategory.map(({ of, cents }) => [of, cents]));
  return [
    ...(budget.total === null ? [] : [`Budget: ${line(budget.total, totals.total)}`]),
    ...Object.entries(budget.categories).map(
      ([category, planned]) => `${categoryLook(category).label}: ${line(planned, spentOn.get(category) ?? 0n)}`,
    ),
  ];
}
