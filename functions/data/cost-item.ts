import * as z from 'zod/mini';
import { RateTable } from '#shared/costs/rates.ts';
import { Budget, NO_BUDGET, USUAL_CURRENCY } from '#shared/costs/schema.ts';
import { Split } from '#shared/costs/split.ts';

const Sharing = {
  paidBy: z.nullable(z.string()),
  split: z.nullable(Split),
  paid: z.boolean(),
  /** The rates of its own and the trip's currency when it was paid. */
  frozen: z.optional(RateTable),
  revision: z._default(z.number(), 0),
};

/** A trip's own cost. Its date is 'YYYY-MM-DD'. */
export const OwnCostItem = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  category: z.nullable(z.string()),
  amount: z.number(),
  currency: z.string(),
  repayment: z.boolean(),
  ...Sharing,
});
export type OwnCostItem = z.output<typeof OwnCostItem>;

/** What is known of an activity's cost besides what the activity says: under its tail, which it keeps where it moves. */
export const ActivityCostItem = z.object({ tail: z.string(), ...Sharing });
export type ActivityCostItem = z.output<typeof ActivityCostItem>;

export const CostItem = z.union([OwnCostItem, ActivityCostItem]);
export type CostItem = z.output<typeof CostItem>;

/** What a trip's costs have in common. */
export const MoneyItem = z.object({
  currency: z.string(),
  budget: Budget,
  /** Those without an account; who left is still part of costs, and of no new ones. */
  people: z.array(z.object({ id: z.string(), name: z.string(), left: z.optional(z.literal(true)) })),
  revision: z.number(),
});
export type MoneyItem = z.output<typeof MoneyItem>;

export const NO_MONEY: MoneyItem = { currency: USUAL_CURRENCY, budget: NO_BUDGET, people: [], revision: 0 };
