import { toDateTime } from '#shared/contract/calendar-date.ts';
import { type Rate, type RateTable, rateFor } from '#shared/costs/rates.ts';
import { type Cost, USUAL_CURRENCY } from '#shared/costs/schema.ts';
import type { ActivityCostItem, OwnCostItem } from '../data/cost-item.ts';
import type { ActivityItem, DayItem } from '../data/trip-item.ts';

/** By what costs are exchanged: into which currency, by which tables, and which date it is ('YYYY-MM-DD'). */
export interface Exchanging {
  readonly currency: string;
  readonly tables: readonly RateTable[];
  readonly today: string;
}

interface Exchanged {
  readonly date: string;
  readonly currency: string;
  readonly frozen?: RateTable | undefined;
}

/** Null where none is needed, or there is none. */
function rateOf({ date, currency, frozen }: Exchanged, { currency: to, tables, today }: Exchanging): Rate | null {
  if (currency === to) return null;
  // Paid while the trip was in another currency, it has no rate of this one.
  const paid = frozen && rateFor({ from: currency, to, date: frozen.date }, [frozen], frozen.date);
  if (paid) return { ...paid, isFrozen: true };
  return rateFor({ from: currency, to, date }, tables, today) ?? null;
}

/** The rates that a cost which is paid now keeps; undefined where it needs none, or there are none. */
export function frozenRates(exchanged: Exchanged, exchanging: Exchanging): RateTable | undefined {
  const rate = rateOf(exchanged, exchanging);
  if (rate === null) return undefined;
  const { date, about, from, to } = rate;
  return { date, about, perEuro: { [exchanged.currency]: from, [exchanging.currency]: to } };
}

export function ownCostView({ repayment: _, frozen, ...cost }: OwnCostItem, exchanging: Exchanging): Cost {
  const rate = rateOf({ date: cost.date, currency: cost.currency, frozen }, exchanging);
  return { ...cost, activityId: null, date: toDateTime(cost.date), rate };
}

/** An activity with what it costs. */
export type Costly = ActivityItem & { readonly cost: number };

/** Whether an activity is a cost of its trip: what a cancelled booking gives back is not known. */
export function isCostly(activity: ActivityItem): activity is Costly {
  return activity.cost !== null && !activity.cancelled;
}

export function currencyOf({ currency }: Pick<ActivityItem, 'currency'>): string {
  return currency ?? USUAL_CURRENCY;
}

/** The cost of an activity on its day; `known`: what is known of it besides. */
export function activityCostView(
  activity: Costly,
  { date }: Pick<DayItem, 'date'>,
  known: ActivityCostItem | undefined,
  exchanging: Exchanging,
): Cost {
  const currency = currencyOf(activity);
  return {
    ...{ id: activity.id, activityId: activity.id, title: activity.title, category: activity.category },
    ...{ date: toDateTime(date), amount: activity.cost, currency },
    ...{ paidBy: known?.paidBy ?? null, split: known?.split ?? null, paid: known?.paid ?? false },
    rate: rateOf({ date, currency, frozen: known?.frozen }, exchanging),
    revision: known?.revision ?? 0,
  };
}
