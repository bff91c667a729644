import { AppError } from '#shared/contract/errors.ts';
import { tailOf } from '#shared/contract/ids.ts';
import { type Cost, type CostChanges, DOES_NOT_ADD_UP } from '#shared/costs/schema.ts';
import { addsUp } from '#shared/costs/split.ts';
import type { ActivityCostItem, CostItem, OwnCostItem } from '../data/cost-item.ts';
import { type CostToChange, costNotFound } from '../data/cost-repository.ts';
import type { DayItem } from '../data/trip-item.ts';
import {
  activityCostView,
  type Costly,
  currencyOf,
  type Exchanging,
  frozenRates,
  isCostly,
  ownCostView,
} from './cost-view.ts';
import { checkPeople } from './people.ts';

/** A cost as a change leaves it, in its next revision, and how it is shown. */
export interface ChangedCost {
  readonly cost: CostItem;
  readonly view: Cost;
}

const refused = (field: string, message: string) =>
  new AppError('bad_request', message, { fields: { [field]: message } });

/** Changes what is sent of a cost, or of an activity's; throws AppError where it cannot be so, or is not there. */
export function changedCost(found: CostToChange, changes: CostChanges, exchanging: Exchanging): ChangedCost {
  return found.activity ? ofActivity(found, changes, exchanging) : ofTrip(found, changes, exchanging);
}

function ofTrip(
  { trip, money, cost: before }: CostToChange,
  changes: CostChanges,
  exchanging: Exchanging,
): ChangedCost {
  if (before === undefined || 'tail' in before) throw costNotFound();
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { frozen: _, ...merged }: OwnCostItem = { ...before, ...given, revision: before.revision + 1 };
  checkPeople(merged, trip, money, before);
  if (!addsUp(merged.split, merged.amount)) throw refused('split', DOES_NOT_ADD_UP);
  const isAsPaid = before.paid && merged.currency === before.currency;
  const cost = {
    ...merged,
    ...kept(merged.paid, isAsPaid ? before.frozen : undefined, () => frozenRates(merged, exchanging)),
  };
  return { cost, view: ownCostView(cost, exchanging) };
}

/** What an activity says of its cost itself is changed there. */
function checkUntouched({ title, amount, currency, category, date }: CostChanges, day: DayItem): void {
  const sent = { title, amount, currency, category };
  const [touched] = Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (touched !== undefined) throw refused(touched, 'Please change this in the activity itself');
  if (date !== undefined && date !== day.date) throw refused('date', 'Please move the activity to another day instead');
}

function ofActivity(
  { trip, money, activity, day, cost: known }: CostToChange,
  changes: CostChanges,
  exchanging: Exchanging,
): ChangedCost {
  if (!activity || !isCostly(activity) || !day || day.deletedAt !== undefined) throw costNotFound();
  checkUntouched(changes, day);
  const before = known && 'tail' in known ? known : undefined;
  const cost = sharedCost(activity, { before, changes, day, exchanging });
  checkPeople(cost, trip, money, before);
  if (!addsUp(cost.split, activity.cost)) throw refused('split', DOES_NOT_ADD_UP);
  return { cost, view: activityCostView(activity, day, cost, exchanging) };
}

interface Sharing {
  readonly before: ActivityCostItem | undefined;
  readonly changes: CostChanges;
  readonly day: DayItem;
  readonly exchanging: Exchanging;
}

function sharedCost(activity: Costly, { before, changes, day, exchanging }: Sharing): ActivityCostItem {
  const paid = changes.paid ?? before?.paid ?? false;
  const exchanged = { date: day.date, currency: currencyOf(activity) };
  // What was frozen is of use for the currency that the activity had then.
  const frozen = before?.frozen?.perEuro[exchanged.currency] === undefined ? undefined : before.frozen;
  return {
    tail: tailOf(activity.id),
    paidBy: changes.paidBy === undefined ? (before?.paidBy ?? null) : changes.paidBy,
    split: changes.split === undefined ? (before?.split ?? null) : changes.split,
    paid,
    ...kept(paid, before?.paid ? frozen : undefined, () => frozenRates(exchanged, exchanging)),
    revision: (before?.revision ?? 0) + 1,
  };
}

/** What is paid keeps the rates that it was paid at; what is not has those of the day. */
function kept(paid: boolean, before: OwnCostItem['frozen'], now: () => OwnCostItem['frozen']) {
  const frozen = paid ? (before ?? now()) : undefined;
  return frozen === undefined ? {} : { frozen };
}
