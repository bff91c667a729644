import * as z from 'zod/mini';
import { calendarDate, DateTime } from '../contract/calendar-date.ts';
import { Currency } from '../contract/currency.ts';
import { ActivityId } from '../contract/ids.ts';
import { requiredLine } from '../contract/text.ts';
import { Rate, RateTable } from './rates.ts';
import { Amount, addsUp, MAX_PEOPLE, PersonId, Split } from './split.ts';

/** How many costs of its own a trip has at most; those of activities are not counted. */
export const MAX_COSTS = 1000;
/** An activity without a currency is in euros. */
export const USUAL_CURRENCY = 'EUR';

/** {time 9}{random 6}, like the end of an activity's id. */
export const OwnCostId = z
  .string({ error: 'Cost not found' })
  .check(z.regex(/^[0-9a-z]{15}$/, { error: 'Cost not found' }));
/** A cost of its own, or the activity whose cost it is. */
export const CostId = z.union([OwnCostId, ActivityId], { error: 'Cost not found' });

const category = z.pipe(
  z.nullish(
    z
      .string({ error: 'Category must be a text' })
      .check(z.maxLength(40, { error: 'Category can have at most 40 characters' })),
  ),
  z.transform((text) => text || null),
);
const flag = (name: string) => z.boolean({ error: `${name} must be true or false` });

/** Who paid, how it is split, and whether it is paid, which freezes its rate. */
const Sharing = { paidBy: z.nullable(PersonId), split: z.nullable(Split), paid: flag('paid') };

export const DOES_NOT_ADD_UP = 'The parts do not add up to the amount';

/** What makes a cost that is no activity. */
export const NewCost = z
  .object({
    title: requiredLine('Title'),
    date: calendarDate('Date is required'),
    category,
    amount: Amount,
    currency: Currency,
    paidBy: z._default(Sharing.paidBy, null),
    split: z._default(Sharing.split, null),
    paid: z._default(Sharing.paid, false),
    /** That one person paid another one back, which is no cost of the trip. */
    repayment: z._default(flag('repayment'), false),
  })
  .check(z.refine(({ split, amount }) => addsUp(split, amount), { error: DOES_NOT_ADD_UP, path: ['split'] }));
export type NewCost = z.output<typeof NewCost>;

/**
 * What changes of a cost; what is not sent stays. Of an activity's cost only who paid, the split, and whether it is
 * paid; the date says on which one the caller sees it.
 */
export const CostChanges = z.object({
  title: z.optional(requiredLine('Title')),
  date: z.optional(calendarDate('Date is required')),
  category: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  amount: z.optional(Amount),
  currency: z.optional(Currency),
  paidBy: z.optional(Sharing.paidBy),
  split: z.optional(Sharing.split),
  paid: z.optional(Sharing.paid),
});
export type CostChanges = z.output<typeof CostChanges>;

/** Somebody who shares the costs: a companion, by the traveller's id, or a name without an account. */
export const Person = z.object({
  id: z.string(),
  name: z.string(),
  isCompanion: z.boolean(),
  /** They are part of costs of before, and of no new ones. */
  hasLeft: z.boolean(),
});
export type Person = z.output<typeof Person>;

/** What may be spent, in the trip's currency: in all, and by category. */
export const Budget = z.object({
  total: z._default(z.nullable(Amount), null),
  categories: z._default(z.record(z.string().check(z.minLength(1), z.maxLength(40)), Amount), {}),
});
export type Budget = z.output<typeof Budget>;
export const NO_BUDGET: Budget = { total: null, categories: {} };

const NamedPerson = z.object({
  /** Missing for somebody new. */
  id: z.optional(z.string().check(z.regex(/^[0-9a-z]{15}$/, { error: 'Please choose one of the people' }))),
  name: requiredLine('Name', 60),
});

/** What a trip's costs have in common; what is not sent stays. */
export const Money = z.object({
  currency: z.optional(Currency),
  budget: z.optional(Budget),
  /** Those without an account, all of them: who is left out is removed. */
  people: z.optional(
    z.array(NamedPerson).check(z.maxLength(MAX_PEOPLE, { error: `People can have at most ${MAX_PEOPLE} entries` })),
  ),
});
export type Money = z.output<typeof Money>;

/** A cost of the trip: one of its own, or an activity's. */
export const Cost = z.object({
  /** An activity's has the activity's id. */
  id: z.string(),
  activityId: z.nullable(z.string()),
  title: z.string(),
  date: DateTime,
  category: z.nullable(z.string()),
  amount: z.number(),
  currency: z.string(),
  paidBy: z.nullable(z.string()),
  split: z.nullable(Split),
  paid: z.boolean(),
  /** Null where there is none, or none is needed. */
  rate: z.nullable(Rate),
  /** For If-Match. */
  revision: z.number(),
});
export type Cost = z.output<typeof Cost>;

/** What a trip's costs have in common, and who shares them. */
export const TripMoney = z.object({
  currency: z.string(),
  budget: Budget,
  /** By name. Whoever left and is still part of costs is among them. */
  people: z.array(Person),
  revision: z.number(),
});
export type TripMoney = z.output<typeof TripMoney>;

export const TripCosts = z.extend(TripMoney, {
  canEdit: z.boolean(),
  costs: z.array(Cost),
  /** The newest table, of the currencies that are needed; null where none has them. */
  rates: z.nullable(RateTable),
  /** Costs by which one person paid another one back. */
  payments: z.array(Cost),
});
export type TripCosts = z.output<typeof TripCosts>;
