import * as z from 'zod/mini';
import { calendarDate } from '../contract/calendar-date.ts';
import { Currency } from '../contract/currency.ts';
import { requiredLine } from '../contract/text.ts';
import { Rate } from './rates.ts';
import { Budget, type Cost, DOES_NOT_ADD_UP, MAX_COSTS, NewCost, NO_BUDGET, type TripCosts } from './schema.ts';
import { addsUp, MAX_PEOPLE, PersonId, peopleIn, type Split } from './split.ts';

/** The rate of something that is paid, which later rates do not change. */
const FrozenRate = z.extend(z.pick(Rate, { about: true, from: true, to: true }), {
  date: calendarDate('A rate needs its date'),
});

const { paidBy, split, paid } = NewCost.shape;
/** What a file says of an activity's cost besides the activity itself. */
export const FileSpending = z.object({ paidBy, split, paid, rate: z.optional(FrozenRate) });
export type FileSpending = z.output<typeof FileSpending>;

const FileCost = z
  .object({ ...NewCost.shape, rate: z.optional(FrozenRate) })
  .check(z.refine(({ split, amount }) => addsUp(split, amount), { error: DOES_NOT_ADD_UP, path: ['split'] }));

/** The costs of a trip that are no activities, and what all of its costs have in common. */
export const FileCosts = z.object({
  currency: Currency,
  budget: z._default(Budget, NO_BUDGET),
  /** Whoever shares them, with an account or without; by their ids the costs of this file name them. */
  people: z._default(
    z
      .array(z.object({ id: PersonId, name: requiredLine('Name', 60), hasLeft: z._default(z.boolean(), false) }))
      .check(z.maxLength(MAX_PEOPLE, { error: `People can have at most ${MAX_PEOPLE} entries` })),
    [],
  ),
  costs: z._default(
    z.array(FileCost).check(z.maxLength(MAX_COSTS, { error: `A trip can have at most ${MAX_COSTS} costs` })),
    [],
  ),
});
export type FileCosts = z.output<typeof FileCosts>;

/** Whether everyone whom a cost names is among the file's people. */
export function namesOnly(
  people: ReadonlySet<string>,
  { paidBy, split }: { readonly paidBy: string | null; readonly split: Split | null },
): boolean {
  const named = [...(paidBy === null ? [] : [paidBy]), ...(split === null ? [] : peopleIn(split))];
  return named.every((person) => people.has(person));
}

/** A trip's costs as its file has them; of activities, by their ids, what the activities do not say. */
export function fileCostsOf({ currency, budget, people, costs, payments }: TripCosts): {
  readonly costs: FileCosts;
  readonly ofActivities: ReadonlyMap<string, FileSpending>;
} {
  const own = costs.filter(({ activityId }) => activityId === null);
  const ofActivities = costs.flatMap((cost) =>
    cost.activityId === null || !isShared(cost) ? [] : [[cost.activityId, spendingOf(cost)] as const],
  );
  return {
    costs: {
      ...{ currency, budget, people: people.map(({ id, name, hasLeft }) => ({ id, name, hasLeft })) },
      costs: [
        ...own.map((cost) => ({ ...ownOf(cost), repayment: false })),
        ...payments.map((cost) => ({ ...ownOf(cost), repayment: true })),
      ],
    },
    ofActivities: new Map(ofActivities),
  };
}

const isShared = ({ paidBy, split, paid }: Cost) => paidBy !== null || split !== null || paid;

function spendingOf({ paidBy, split, paid, rate }: Cost): FileSpending {
  if (!rate?.isFrozen) return { paidBy, split, paid };
  const { date, about, from, to } = rate;
  return { paidBy, split, paid, rate: { date, about, from, to } };
}

function ownOf(cost: Cost) {
  const { title, date, category, amount, currency } = cost;
  return { title, date: date.slice(0, 10), category, amount, currency, ...spendingOf(cost) };
}
