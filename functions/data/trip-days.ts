import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { arranged } from '#shared/trips/arrange.ts';
import { sortDays } from '#shared/trips/sort.ts';
import type { Reader } from './audience.ts';
import { ACTIVITY_MARK, DAY_PREFIX, tripKey, tripPartition } from './keys.ts';
import { queryAll } from './query-all.ts';
import { countingItems, mayBeTorn } from './staged-item.ts';
import { isActivityItem, type StoredItem, storedItem } from './stored-item.ts';
import type { Table } from './table.ts';
import { readable } from './trip-access.ts';
import { type ActivityItem, type DayItem, readActivityItem, readDayItem, type TripItem } from './trip-item.ts';

export interface DayWithActivities {
  readonly day: DayItem;
  readonly activities: readonly ActivityItem[];
}

export interface TripWithDays {
  readonly trip: TripItem;
  readonly days: readonly DayWithActivities[];
}

/** A trip with the days whose sort keys begin with `prefix`, in one round trip; `DAY#` reads all of them. */
export async function readDays(table: Table, tripId: string, prefix: string, reader: Reader): Promise<TripWithDays> {
  const { trip, items } = await readItems(table, tripId, prefix, (item) => readable(item, reader));
  return { trip, days: assemble(items) };
}

/** A trip and its visible items whose sort keys begin with `prefix`, or one of several; deleted days too. `readTrip` throws for a refusal. */
export async function readItems(
  table: Table,
  tripId: string,
  prefix: string | readonly string[],
  readTrip: (item: unknown) => TripItem,
): Promise<{ readonly trip: TripItem; readonly items: readonly StoredItem[] }> {
  const get = async () => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: tripKey(tripId), ConsistentRead: true }),
    );
    return readTrip(Item);
  };
  const query = (each: string) =>
    queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': tripPartition(tripId), ':prefix': each },
      ConsistentRead: true,
    });
  for (;;) {
    const [trip, ...found] = await Promise.all([get(), ...[prefix].flat().map(query)]);
    const items = found.flat().map(storedItem);
    const read = { trip, items: countingItems(trip, items) };
    if (!mayBeTorn(trip, items, prefix === DAY_PREFIX)) return read;
    const after = await get();
    if (after.version === trip.version && after.settling === trip.settling) return read;
  }
}

/** Days in order, each with its activities in order, without deleted ones; from visible items. */
export function assemble(items: readonly StoredItem[]): DayWithActivities[] {
  const activities = new Map<string, ActivityItem[]>();
  const days: DayItem[] = [];
  for (const item of items) {
    if (isActivityItem(item)) {
      const dayId = item.sk.slice(DAY_PREFIX.length, item.sk.indexOf(ACTIVITY_MARK));
      const own = activities.get(dayId) ?? [];
      own.push(readActivityItem(item));
      activities.set(dayId, own);
    } else {
      days.push(readDayItem(item));
    }
  }
  return sortDays(days.filter((day) => day.deletedAt === undefined)).map((day) => ({
    day,
    activities: arranged(activities.get(day.id) ?? [], day.order),
  }));
}
