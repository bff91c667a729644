import { tailOf } from '#shared/contract/ids.ts';
import type { RateTable } from '#shared/costs/rates.ts';
import { latest } from '#shared/costs/rates.ts';
import type { Cost } from '#shared/costs/schema.ts';
import type { TripLedger } from '../data/cost-repository.ts';
import { activityCostView, currencyOf, type Exchanging, isCostly, ownCostView } from './cost-view.ts';

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The dates of everything that costs something. */
export function datesOf({ days, own }: TripLedger): string[] {
  const ofActivities = days.filter(({ activities }) => activities.some(isCostly)).map(({ day }) => day.date);
  return [...own.map(({ date }) => date), ...ofActivities];
}

/** A trip's own costs and those of its activities; and what people paid back. */
export function costsOf(
  { days, own, ofActivities }: TripLedger,
  exchanging: Exchanging,
): { readonly costs: Cost[]; readonly payments: Cost[] } {
  const booked = days.flatMap(({ day, activities }) =>
    activities
      .filter(isCostly)
      .map((activity) => activityCostView(activity, day, ofActivities.get(tailOf(activity.id)), exchanging)),
  );
  const view = (repayment: boolean) =>
    own.filter((cost) => cost.repayment === repayment).map((cost) => ownCostView(cost, exchanging));
  return { costs: [...booked, ...view(false)], payments: view(true) };
}

/** The newest table, with the currencies of a trip; null where it has none of them but the trip's own. */
export function newestRates({ days, own }: TripLedger, { currency, tables }: Exchanging): RateTable | null {
  const spent = [...own, ...days.flatMap(({ activities }) => activities.filter(isCostly))].map(currencyOf);
  const foreign = [...new Set(spent)].filter((each) => each !== currency);
  const newest = latest(tables.filter(({ about }) => !about)) ?? latest(tables);
  const perEuro = Object.entries(newest?.perEuro ?? {}).filter(([code]) => foreign.includes(code));
  if (!newest || perEuro.length === 0) return null;
  const own_ = newest.perEuro[currency];
  return {
    ...newest,
    perEuro: { ...(own_ === undefined ? {} : { [currency]: own_ }), ...Object.fromEntries(perEuro) },
  };
}
