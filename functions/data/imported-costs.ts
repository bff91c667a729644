import { tailOf } from '#shared/contract/ids.ts';
import type { FileCosts, FileSpending } from '#shared/costs/cost-file.ts';
import type { Split } from '#shared/costs/split.ts';
import type { ActivityCostItem, MoneyItem, OwnCostItem } from './cost-item.ts';
import { newCostId } from './ids.ts';
import { costKey, moneyKey } from './keys.ts';
import { type StoredItem, storedItem } from './stored-item.ts';

/** An imported activity with what its file says of its cost. */
export interface Spent {
  readonly activityId: string;
  readonly spending: FileSpending;
  /** The activity's own. */
  readonly currency: string;
}

interface NewLedger {
  readonly tripId: string;
  /** Whoever imports is the same person in the new trip; everyone else becomes a name without an account. */
  readonly callerId: string;
  readonly costs: FileCosts;
  readonly ofActivities: readonly Spent[];
}

/** The items of a new trip's costs. */
export function importedCosts({ tripId, callerId, costs: file, ofActivities }: NewLedger): StoredItem[] {
  const others = file.people.filter(({ id }) => id !== callerId);
  const named = others.map((person) => ({ ...person, was: person.id, id: newCostId() }));
  const ids = new Map([[callerId, callerId], ...named.map(({ was, id }) => [was, id] as const)]);
  const money: MoneyItem = {
    ...{ currency: file.currency, budget: file.budget, revision: 1 },
    people: named.map(({ id, name, hasLeft }) => ({ id, name, ...(hasLeft && { left: true }) })),
  };
  const shared = (spending: FileSpending, currency: string) => ({
    ...{ paidBy: spending.paidBy && personIn(ids, spending.paidBy), paid: spending.paid, revision: 0 },
    split: spending.split && splitWith(ids, spending.split),
    ...(spending.rate && { frozen: frozen(spending.rate, currency, file.currency) }),
  });
  const own = file.costs.map(
    ({ rate, ...cost }): OwnCostItem => ({
      ...{ id: newCostId(), ...cost },
      ...shared({ ...cost, ...(rate && { rate }) }, cost.currency),
    }),
  );
  const booked = ofActivities.map(
    ({ activityId, spending, currency }): ActivityCostItem => ({
      tail: tailOf(activityId),
      ...shared(spending, currency),
    }),
  );
  return [
    storedItem({ ...moneyKey(tripId), ...money }),
    ...own.map((cost) => storedItem({ ...costKey(tripId, cost.id), ...cost })),
    ...booked.map((cost) => storedItem({ ...costKey(tripId, cost.tail), ...cost })),
  ];
}

/** The file's own check has refused whom it does not name. */
function personIn(ids: ReadonlyMap<string, string>, person: string): string {
  return ids.get(person) ?? person;
}

function splitWith(ids: ReadonlyMap<string, string>, split: Split): Split {
  const renamed = <Part extends { readonly person: string }>(part: Part) => ({
    ...part,
    person: personIn(ids, part.person),
  });
  switch (split.by) {
    case 'equally':
      return { by: 'equally', people: split.people.map((person) => personIn(ids, person)) };
    case 'shares':
      return { by: 'shares', shares: split.shares.map(renamed) };
    case 'amounts':
      return { by: 'amounts', amounts: split.amounts.map(renamed) };
  }
}

function frozen({ date, about, from, to }: NonNullable<FileSpending['rate']>, currency: string, of: string) {
  return { date, about, perEuro: { [currency]: from, [of]: to } };
}
