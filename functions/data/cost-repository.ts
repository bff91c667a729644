import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import { MAX_COSTS } from '#shared/costs/schema.ts';
import { type Sight, sightOf } from './audience.ts';
import { ActivityCostItem, CostItem, MoneyItem, NO_MONEY, OwnCostItem } from './cost-item.ts';
import { getBatch } from './get-batch.ts';
import { type IdempotencyKey, withIdempotency } from './idempotency.ts';
import {
  activityKey,
  COSTS_PREFIX,
  costKey,
  DAY_PREFIX,
  dayKey,
  isCostKey,
  type Key,
  moneyKey,
  tripKey,
} from './keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { type Expected, revisionCondition } from './revision.ts';
import { storedItem } from './stored-item.ts';
import type { Table } from './table.ts';
import type { Told } from './told.ts';
import { transact, type Write } from './transact.ts';
import { changeTrip, readable, writable } from './trip-access.ts';
import { assemble, readItems, type TripWithDays } from './trip-days.ts';
import { ActivityItem, DayItem, type TripItem } from './trip-item.ts';
import { check, create, remove, unexpected, update } from './writes.ts';

/** A trip's money with all that it is spent on. */
export interface TripLedger extends TripWithDays {
  readonly money: MoneyItem;
  readonly own: readonly OwnCostItem[];
  /** By the tails of activities. */
  readonly ofActivities: ReadonlyMap<string, ActivityCostItem>;
}

/** What a change of one cost depends on. */
export interface CostToChange {
  readonly trip: TripItem;
  readonly money: MoneyItem;
  readonly cost: CostItem | undefined;
  readonly activity: ActivityItem | undefined;
  readonly day: DayItem | undefined;
}

export const costNotFound = () => new AppError('not_found', 'Cost not found');
const full = () =>
  new AppError('conflict', `This trip has ${MAX_COSTS.toLocaleString('en')} costs already. Please remove one first.`);

/** A trip's costs, its people and its budget, each change with the trip's version. */
export function costRepository(table: Table) {
  const readAll = async (tripId: string, open: (item: unknown) => TripItem): Promise<TripLedger> => {
    const { trip, items } = await readItems(table, tripId, [COSTS_PREFIX, DAY_PREFIX], open);
    const costs = items.filter(isCostKey).map((item) => CostItem.parse(item));
    const money = items.find(({ sk }) => sk === moneyKey(tripId).sk);
    return {
      trip,
      days: assemble(items.filter(({ sk }) => sk.startsWith(DAY_PREFIX))),
      money: money === undefined ? NO_MONEY : MoneyItem.parse(money),
      own: costs.flatMap((cost) => OwnCostItem.safeParse(cost).data ?? []),
      ofActivities: new Map(
        costs.flatMap((cost) => ActivityCostItem.safeParse(cost).data ?? []).map((cost) => [cost.tail, cost]),
      ),
    };
  };

  return {
    /** All of a trip's costs and what its companion sees of them, in one round trip; 403 for everybody else. */
    async read(tripId: string, travellerId: string): Promise<TripLedger & { readonly sight: Sight }> {
      const reader = { travellerId };
      const ledger = await readAll(tripId, (item) => readable(item, reader));
      const sight = sightOf(ledger.trip, reader);
      if (sight.audience === 'public' || sight.audience === 'link') {
        throw new AppError('forbidden', 'Only those who come along see what a trip costs');
      }
      return { ...ledger, sight };
    },

    /** The same for those alone who may change the trip. */
    readAllToChange: (tripId: string, callerId: string): Promise<TripLedger> =>
      readAll(tripId, (item) => writable(item, { callerId })),

    /** What a change depends on: the trip, its money, and of a cost the activity with its day too. In one round trip. */
    async readToChange(
      tripId: string,
      callerId: string,
      of: { readonly cost?: string; readonly activityId?: string } = {},
    ): Promise<CostToChange> {
      const keys = {
        trip: tripKey(tripId),
        money: moneyKey(tripId),
        cost: of.cost === undefined ? undefined : costKey(tripId, of.cost),
        activity: of.activityId === undefined ? undefined : activityKey(of.activityId),
        day: of.activityId === undefined ? undefined : dayKey(dayIdOf(of.activityId)),
      };
      const found = (
        await getBatch(
          table,
          Object.values(keys).filter((key) => key !== undefined),
        )
      ).map((item) => storedItem(Object(item)));
      const at = (key: Key | undefined) => found.find(({ sk }) => sk === key?.sk);
      const trip = writable(at(keys.trip), { callerId });
      const money = at(keys.money);
      return {
        trip,
        money: money === undefined ? NO_MONEY : MoneyItem.parse(money),
        cost: CostItem.safeParse(at(keys.cost)).data,
        activity: ActivityItem.safeParse(at(keys.activity)).data,
        day: DayItem.safeParse(at(keys.day)).data,
      };
    },

    /** Adds a cost of the trip's own; 409 where it has as many as it may. */
    add(trip: TripItem, callerId: string, cost: OwnCostItem, key?: IdempotencyKey): Promise<OwnCostItem> {
      const counted = {
        told: { after: { costs: [cost] } },
        addOnTrip: { costCount: 1 },
        condition: 'attribute_not_exists(costCount) OR costCount < :most',
        values: { ':most': MAX_COSTS },
        otherwise: full,
      };
      return withIdempotency(
        table,
        { travellerId: callerId, work: `cost of ${trip.id}`, key },
        { schema: OwnCostItem, answer: cost },
        (claims) =>
          transact(table, [
            ...claims,
            ...changeTrip(table, trip, { callerId }, counted),
            create(table, { ...costKey(trip.id, cost.id), ...cost }, unexpected('new cost')),
          ]),
      );
    },

    /** Saves a cost in place of `before`; throws ChangedMeanwhile where that is no longer what is there. */
    async save(
      trip: TripItem,
      callerId: string,
      { before, cost, activity }: CostChange,
      expected?: Expected<CostItem>,
    ): Promise<void> {
      const key = costKey(trip.id, 'tail' in cost ? cost.tail : cost.id);
      const refused = (old: unknown) => {
        const now = CostItem.safeParse(old).data;
        return now && expected && !expected.revisions.includes(now.revision)
          ? expected.stale(now)
          : new ChangedMeanwhile('This cost was changed meanwhile. Please try again.');
      };
      const seen = revisionCondition({ revisions: [before?.revision ?? 0] });
      await transact(table, [
        ...changeTrip(table, trip, { callerId }, { told: toldOf(before, cost, activity) }),
        before === undefined
          ? create(table, { ...key, ...cost }, refused)
          : update(table, key, { ...changesOf(before, cost), ...seen }, refused),
        ...(activity === undefined
          ? []
          : [check(table, activityKey(activity.id), { condition: 'attribute_exists(pk)' }, costNotFound)]),
      ]);
    },

    async remove(tripId: string, callerId: string, costId: string): Promise<void> {
      const { trip, cost } = await this.readToChange(tripId, callerId, { cost: costId });
      const told = toldOf(cost, undefined);
      await transact(table, [
        ...changeTrip(table, trip, { callerId }, { addOnTrip: { costCount: -1 }, told }),
        remove(table, costKey(tripId, costId), { condition: 'attribute_exists(id)' }, costNotFound),
      ]);
    },

    /** Saves what the costs have in common, where it and the trip are as they were read. */
    async saveMoney(trip: TripItem, callerId: string, before: MoneyItem, money: MoneyItem): Promise<void> {
      const changed = () => new ChangedMeanwhile();
      await transact(table, [
        ...changeTrip(table, trip, { callerId }, { asRead: true, told: { isMoney: true } }),
        moneyWrite(table, trip.id, { before, money }, changed),
      ]);
    },
  };
}
export type CostRepository = ReturnType<typeof costRepository>;

/** Puts what a trip's costs have in common in the place of `before`. */
export function moneyWrite(
  table: Table,
  tripId: string,
  { before, money }: { readonly before: MoneyItem; readonly money: MoneyItem },
  changed: () => Error,
): Write {
  const key = moneyKey(tripId);
  if (before.revision === 0) return create(table, { ...key, ...money }, changed);
  const { revision: _, ...set } = money;
  return update(
    table,
    key,
    { set, add: { revision: 1 }, ...revisionCondition({ revisions: [before.revision] }) },
    changed,
  );
}

interface CostChange {
  readonly before: CostItem | undefined;
  /** In its next revision. */
  readonly cost: CostItem;
  /** The activity whose cost it is, which must be there. */
  readonly activity?: ActivityItem | undefined;
}

/** What changes of one cost: of the trip's own, or who pays an activity's. */
function toldOf(before: CostItem | undefined, after: CostItem | undefined, activity?: ActivityItem): Told {
  const own = (cost: CostItem | undefined) => (cost && !('tail' in cost) ? { costs: [cost] } : {});
  return { before: own(before), after: own(after), ...(activity && { paying: activity }) };
}

function changesOf(before: CostItem, { revision: _, ...cost }: CostItem) {
  const gone = Object.keys(before).filter((name) => name !== 'revision' && !Object.hasOwn(cost, name));
  return { set: cost, remove: gone, add: { revision: 1 } };
}
