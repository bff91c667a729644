import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { sortActivities, sortDays } from '#shared/trips/sort.ts';
import { tripKey, tripPartition } from './keys.ts';
import type { Table } from './table.ts';
import { readable } from './trip-access.ts';
import { ActivityItem, DayItem, type TripItem } from './trip-item.ts';

export interface DayWithActivities {
  readonly day: DayItem;
  readonly activities: readonly ActivityItem[];
}

export interface TripWithDays {
  readonly trip: TripItem;
  readonly days: readonly DayWithActivities[];
}

const ACTIVITY = '#ACTIVITY#';

/** A trip with the days whose sort keys begin with `prefix`, in one round trip: those of `DAY#` are all. */
export async function readDays(
  table: Table,
  tripId: string,
  prefix: string,
  callerId: string | undefined,
): Promise<TripWithDays> {
  const [{ Item }, items] = await Promise.all([
    table.client.send(new GetCommand({ TableName: table.name, Key: tripKey(tripId), ConsistentRead: true })),
    queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': tripPartition(tripId), ':prefix': prefix },
      ConsistentRead: true,
    }),
  ]);
  const trip = readable(Item, callerId);
  return { trip, days: assemble(trip, items) };
}

/** Every page of a query. */
export async function queryAll(table: Table, input: QueryCommandInput): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await table.client.send(new QueryCommand({ ...input, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

/** Days in order, each with its activities in order, without what is deleted or not yet seen. */
export function assemble(trip: TripItem, items: readonly Record<string, unknown>[]): DayWithActivities[] {
  const seen = items.filter(({ batch }) => batch === undefined || trip.batches.some((each) => each === batch));
  const activities = new Map<string, ActivityItem[]>();
  const days: DayItem[] = [];
  for (const item of seen) {
    const sortKey = String(item.sk);
    if (sortKey.includes(ACTIVITY)) {
      const activity = ActivityItem.parse(item);
      const dayId = sortKey.slice('DAY#'.length, sortKey.indexOf(ACTIVITY));
      activities.set(dayId, [...(activities.get(dayId) ?? []), activity]);
    } else {
      days.push(DayItem.parse(item));
    }
  }
  return sortDays(days.filter((day) => day.deletedAt === undefined)).map((day) => ({
    day,
    activities: sortActivities(activities.get(day.id) ?? []),
  }));
}
