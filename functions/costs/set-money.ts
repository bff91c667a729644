import { AppError } from '#shared/contract/errors.ts';
import { setMoney } from '#shared/costs/routes.ts';
import { type Money, NO_BUDGET } from '#shared/costs/schema.ts';
import { balancesOf } from '#shared/costs/settle.ts';
import type { MoneyItem } from '../data/cost-item.ts';
import type { TripLedger } from '../data/cost-repository.ts';
import { newCostId } from '../data/ids.ts';
import { again } from '../data/plan-again.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type CostDependencies, costDependencies, type FindRates } from './dependencies.ts';
import { companionIds, peopleOf, sharing } from './people.ts';
import { costsOf, datesOf, today } from './trip-costs.ts';

export const implementation = implement(
  setMoney,
  ({ caller: { travellerId }, params, body }, { costs, travellers, rates }: CostDependencies) =>
    again(async () => {
      const ledger = await costs.readAllToChange(params.id, travellerId);
      const { trip, money: before } = ledger;
      const people = await peopleAfter(ledger, body, rates);
      const after = { currency: body.currency ?? before.currency, budget: budgetAfter(before, body), people };
      const money = { ...after, revision: before.revision + 1 };
      const [companions] = await Promise.all([
        travellers.findAll(companionIds(trip)),
        costs.saveMoney(trip, travellerId, before, money),
      ]);
      return { body: { ...money, people: peopleOf({ trip, money, companions, costs: [] }) } };
    }),
);

/** A budget in another currency than it was made for would be another budget. */
function budgetAfter(before: MoneyItem, { currency, budget }: Money): MoneyItem['budget'] {
  const hasOne = before.budget.total !== null || Object.keys(before.budget.categories).length > 0;
  if (budget === undefined && hasOne && currency !== undefined && currency !== before.currency) {
    const message = 'Please enter the budget in the new currency too';
    throw new AppError('bad_request', message, { fields: { budget: message } });
  }
  return budget ?? (hasOne ? before.budget : NO_BUDGET);
}

/** Who is left out is removed, unless they owe something or are owed it; what they were part of still names them. */
async function peopleAfter(ledger: TripLedger, { people }: Money, rates: FindRates): Promise<MoneyItem['people']> {
  const { money } = ledger;
  if (people === undefined) return money.people;
  const known = new Map(money.people.map((person) => [person.id, person]));
  const next = people.map(({ id, name }) => {
    if (id !== undefined && !known.has(id)) {
      const message = 'Please choose one of the people of this trip';
      throw new AppError('bad_request', message, { fields: { people: message } });
    }
    return { id: id ?? newCostId(), name };
  });
  const stay = new Set(next.map(({ id }) => id));
  const gone = money.people.filter(({ id }) => !stay.has(id));
  return gone.length === 0 ? next : [...next, ...(await stillNamed(ledger, gone, rates))];
}

/** Those of the removed who are part of costs; 409 where one of them has open sums. */
async function stillNamed(
  ledger: TripLedger,
  gone: MoneyItem['people'],
  rates: FindRates,
): Promise<MoneyItem['people']> {
  const { trip, money } = ledger;
  const exchanging = { currency: money.currency, tables: await rates(datesOf(ledger)), today: today() };
  const { costs, payments } = costsOf(ledger, exchanging);
  const people = peopleOf({ trip, money, companions: [], costs: [...costs, ...payments] });
  const balances = balancesOf({ currency: money.currency, people, costs, payments });
  for (const { id, name, left } of gone) {
    if (!left && (balances.get(id) ?? 0n) !== 0n) {
      throw new AppError('conflict', `${name} has open sums. Please settle up first.`);
    }
  }
  const named = sharing([...costs, ...payments]);
  return gone.filter(({ id }) => named.has(id)).map(({ id, name }) => ({ id, name, left: true }));
}

export const handler = lambdaHandler(implementation, costDependencies);
