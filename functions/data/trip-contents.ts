import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  DAY_PREFIX,
  type Key,
  MERGE_PREFIX,
  PLAN_PREFIX,
  TRIP_MAIL_PREFIX,
  tripKey,
  tripMailKey,
  tripPartition,
} from './keys.ts';
import type { Table } from './table.ts';
import { queryAll } from './trip-days.ts';
import { TripItem } from './trip-item.ts';
import { writeBatches } from './write-batches.ts';

const Keys = z.object({ pk: z.string(), sk: z.string() });

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

  return {
    /** The mails whose bookings were added to the trip. */
    async emailIds(tripId: string): Promise<string[]> {
      return (await keysOf(tripId, TRIP_MAIL_PREFIX)).map(({ sk }) => sk.slice(TRIP_MAIL_PREFIX.length));
    },

    /** Lists mails as the trip's, so that they hear of it when it goes. */
    async listEmails(tripId: string, emailIds: readonly string[]): Promise<void> {
      await writeBatches(
        table,
        emailIds.map((emailId) => ({ PutRequest: { Item: { ...tripMailKey(tripId, emailId), emailId } } })),
      );
    },

    /** Removes what a merge copied in, once the merge no longer counts. */
    async removeBatch(tripId: string, batch: string): Promise<void> {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: tripKey(tripId), ConsistentRead: true }),
      );
      if (Item === undefined || TripItem.parse(Item).batches.includes(batch)) return;
      for (const Key of await keysOf(tripId, DAY_PREFIX)) {
        try {
          await table.client.send(
            new DeleteCommand({
              TableName: table.name,
              Key,
              ConditionExpression: '#batch = :batch',
              ExpressionAttributeNames: { '#batch': 'batch' },
              ExpressionAttributeValues: { ':batch': batch },
            }),
          );
        } catch (error) {
          // Not of this batch, or copied in again by another merge: it stays.
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
        }
      }
    },

    /** Removes everything that lies in a trip whose own item is gone. */
    async removeAll(tripId: string): Promise<void> {
      for (const prefix of [DAY_PREFIX, TRIP_MAIL_PREFIX, MERGE_PREFIX, PLAN_PREFIX]) await this.remove(tripId, prefix);
    },

    /** Removes every item whose sort key begins with `prefix`. */
    async remove(tripId: string, prefix: string): Promise<void> {
      const keys = await keysOf(tripId, prefix);
      await writeBatches(
        table,
        keys.map((Key) => ({ DeleteRequest: { Key } })),
      );
    },
  };
}
