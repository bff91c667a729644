import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { createdAtOf } from './ids.ts';
import { PUBLIC_SHARDS, publicPartition, TRIP_SUMMARY_PREFIX } from './keys.ts';
import type { Table } from './table.ts';
import { isOpen } from './visibility.ts';

/** A public trip by its id, and the day on which it last changed, 'YYYY-MM-DD'. */
export interface ListedTrip {
  readonly id: string;
  readonly changedOn: string;
}

const Entry = z.object({
  id: z.string(),
  isPublic: z.boolean(),
  publishWhenBack: z.optional(z.boolean()),
  endDate: z.string(),
  changedAt: z.optional(z.string()),
});

/** All of the list of public trips, oldest first in each of its shards, so that what is added comes at an end. */
export function listedTripRepository(table: Table) {
  return {
    async *all(): AsyncGenerator<ListedTrip> {
      for (let shard = 0; shard < PUBLIC_SHARDS; shard++) {
        for await (const item of itemsOf(table, publicPartition(shard))) {
          const entry = Entry.parse(item);
          const changedAt = entry.changedAt ?? createdAtOf(entry.id);
          if (isOpen(entry)) yield { id: entry.id, changedOn: changedAt.slice(0, 10) };
        }
      }
    },
  };
}
export type ListedTripRepository = ReturnType<typeof listedTripRepository>;

/** A page at a time: all of them are too many for memory. */
async function* itemsOf(table: Table, partition: string): AsyncGenerator<unknown> {
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': partition, ':prefix': TRIP_SUMMARY_PREFIX },
      ProjectionExpression: 'id, isPublic, publishWhenBack, endDate, changedAt',
    },
  );
  for await (const { Items = [] } of pages) yield* Items;
}
