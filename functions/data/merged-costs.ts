import { MoneyItem, NO_MONEY } from './cost-item.ts';
import { moneyWrite } from './cost-repository.ts';
import { COSTS_PREFIX, isCostKey, moneyKey, tripPartition } from './keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { queryAll } from './query-all.ts';
import { countingItems } from './staged-item.ts';
import type { ItemChanges } from './staged-writes.ts';
import { type StoredItem, storedItem } from './stored-item.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import type { TripItem } from './trip-item.ts';

/** All items about the costs of the two trips of a merge. */
export interface CostsOfBoth {
  readonly source: readonly StoredItem[];
  readonly target: readonly StoredItem[];
}

export async function costsOfBoth(table: Table, sourceId: string, targetId: string): Promise<CostsOfBoth> {
  const read = async (tripId: string) =>
    (
      await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': tripPartition(tripId), ':prefix': COSTS_PREFIX },
        ConsistentRead: true,
      })
    ).map(storedItem);
  const [source, target] = await Promise.all([read(sourceId), read(targetId)]);
  return { source, target };
}

const ownOnes = (items: readonly StoredItem[]) => items.filter(({ amount }) => amount !== undefined).length;
const moneyIn = (items: readonly StoredItem[]): MoneyItem => {
  const found = items.find((item) => !isCostKey(item));
  return found === undefined ? NO_MONEY : MoneyItem.parse(found);
};

interface MergedCosts {
  /** The source's costs as the target's, under the merge's batch. */
  readonly fresh: readonly StoredItem[];
  /** What is added on the target. */
  readonly addOnTrip: { readonly costCount?: number };
  /** The source's people become the target's too. */
  readonly people: readonly Write[];
}

/** What a merge takes over of the source's costs; they stay there, invisible with it. */
export function mergedCosts(
  table: Table,
  { source, target }: { readonly source: TripItem; readonly target: TripItem },
  costs: CostsOfBoth,
  batch: string,
): MergedCosts {
  const pk = tripPartition(target.id);
  const visible = countingItems(source, costs.source);
  const fresh = visible.filter(isCostKey).map((item) => ({ ...item, pk, batch }));
  const [theirs, before] = [moneyIn(costs.source), moneyIn(costs.target)];
  const known = new Set(before.people.map(({ id }) => id));
  const others = theirs.people.filter(({ id }) => !known.has(id));
  const money = { ...before, people: [...before.people, ...others], revision: before.revision + 1 };
  const count = ownOnes(fresh);
  return {
    fresh,
    addOnTrip: count === 0 ? {} : { costCount: count },
    people: others.length === 0 ? [] : [moneyWrite(table, target.id, { before, money }, () => new ChangedMeanwhile())],
  };
}

interface SeparatedCosts {
  readonly source: Pick<ItemChanges, 'put' | 'remove'>;
  readonly target: Pick<ItemChanges, 'remove'>;
  readonly setOnSource: { readonly costCount?: number };
  readonly addOnTarget: { readonly costCount?: number };
}

/** What goes back to the source when a merge is undone: what came with it, as it is by now. */
export function separatedCosts(
  { source, target }: { readonly source: TripItem; readonly target: TripItem },
  costs: CostsOfBoth,
  merged: string,
): SeparatedCosts {
  const pk = moneyKey(source.id).pk;
  const theirs = countingItems(target, costs.target).filter((item) => isCostKey(item) && item.batch === merged);
  const back = theirs.map(({ batch: _, ...item }) => storedItem({ ...item, pk }));
  const stays = new Set(back.map(({ sk }) => sk));
  const gone = costs.source.filter((item) => isCostKey(item) && !stays.has(item.sk));
  const count = ownOnes(back);
  return {
    source: { put: back, remove: gone.map(({ sk }) => ({ pk, sk })) },
    target: { remove: theirs.map((item) => ({ pk: item.pk, sk: item.sk })) },
    setOnSource: count === 0 && source.costCount === undefined ? {} : { costCount: count },
    addOnTarget: count === 0 ? {} : { costCount: -count },
  };
}
