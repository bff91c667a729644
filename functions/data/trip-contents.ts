import * as z from 'zod';
import { type Key, TRIP_MAIL_PREFIX, tripPartition } from './keys.ts';
import { writeBatch } from './public-trip-repository.ts';
import type { Table } from './table.ts';
import { queryAll } from './trip-days.ts';

const Keys = z.object({ pk: z.string(), sk: z.string() });
const BATCH = 25;

/** What lies in a trip's partition beside the trip itself, and how it is removed. Can be repeated at any point. */
export function tripContents(table: Table) {
  const keysOf = async (tripId: string, prefix: string): Promise<Key[]> => {
    const items = await queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': tripPartition(tripId), ':prefix': prefix },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
    });
    return z.array(Keys).parse(items);
  };
  const removeAll = async (keys: readonly Key[]): Promise<void> => {
    for (let from = 0; from < keys.length; from += BATCH) {
      await writeBatch(
        table,
        keys.slice(from, from + BATCH).map((Key) => ({ DeleteRequest: { Key } })),
      );
    }
  };

  return {
    /** The mails whose bookings were added to the trip. */
    async emailIds(tripId: string): Promise<string[]> {
      return (await keysOf(tripId, TRIP_MAIL_PREFIX)).map(({ sk }) => sk.slice(TRIP_MAIL_PREFIX.length));
    },

    /** Removes every item whose sort key begins with `prefix`. */
    async remove(tripId: string, prefix: string): Promise<void> {
      await removeAll(await keysOf(tripId, prefix));
    },
  };
}
