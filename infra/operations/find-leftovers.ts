import { table } from '#functions/data/table.ts';
import { stagedIn, tripContents } from '#functions/data/trip-contents.ts';
import type { Place } from './place.ts';
import { rawKey, walkTable } from './walk-table.ts';

/** Items of a trip that were staged and never committed. */
interface Leftover {
  readonly tripId: string;
  readonly batch: string;
  readonly items: number;
}

/**
 * Finds staged items that belong to no trip's committed state and to no running change. Functions may run meanwhile.
 */
export async function findLeftovers(place: Place): Promise<Leftover[]> {
  const found = new Map<string, Leftover>();
  await walkTable(place.dynamoDb, place.table, async (items) => {
    for (const item of items) {
      const [batch, tripId] = [item.batch?.S, stagedIn(rawKey(item))];
      if (batch === undefined || tripId === undefined) continue;
      const before = found.get(`${tripId} ${batch}`);
      found.set(`${tripId} ${batch}`, { tripId, batch, items: (before?.items ?? 0) + 1 });
    }
  });
  const contents = tripContents(table());
  const leftovers: Leftover[] = [];
  for (const each of found.values()) if (await contents.isLeftover(each.tripId, each.batch)) leftovers.push(each);
  return leftovers;
}

/** Removes what was found, except what has been committed since. */
export async function removeLeftovers(leftovers: readonly Leftover[]): Promise<void> {
  for (const { tripId, batch } of leftovers) await tripContents(table()).removeBatch(tripId, batch);
}
