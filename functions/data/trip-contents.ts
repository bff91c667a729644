import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ItemKind, itemKind } from './item-kind.ts';
import {
  COSTS_PREFIX,
  DAY_PREFIX,
  EVENT_PREFIX,
  FINDINGS_SORT_KEY,
  INVITATION_PREFIX,
  JOB_SORT_KEY,
  jobKey,
  type Key,
  MERGE_PREFIX,
  MERGED_DAY_PREFIX,
  mergedDayPrefix,
  OPENING_SORT_KEY,
  PLAN_PREFIX,
  STAGED_MARK,
  TRIP_MAIL_PREFIX,
  TRIP_PARTITION_PREFIX,
  tripKey,
  tripMailKey,
  tripPartition,
} from './keys.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';
import { TripItem } from './trip-item.ts';
import { writeBatches } from './write-batches.ts';

const Keys = z.object({ pk: z.string(), sk: z.string() });

const STAGED: readonly (ItemKind | undefined)[] = ['day', 'activity', 'staged change', 'merged day', 'cost of a trip'];

/** The trip in which an item with a batch was staged; undefined for an item of another kind. */
export function stagedIn(key: Key): string | undefined {
  return STAGED.includes(itemKind(key)) ? key.pk.slice(TRIP_PARTITION_PREFIX.length) : undefined;
}

/** What is in a trip's partition besides the trip itself, and how it is removed. Idempotent. */
export function tripContents(table: Table) {
  const keysOf = async (tripId: string, prefix: string, batch?: string): Promise<Key[]> => {
    const ofBatch = {
      FilterExpression: '#batch = :batch',
      ExpressionAttributeNames: { '#batch': 'batch' },
    };
    const items = await queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ...(batch === undefined ? {} : ofBatch),
      ExpressionAttributeValues: {
        ':pk': tripPartition(tripId),
        ':prefix': prefix,
        ...(batch === undefined ? {} : { ':batch': batch }),
      },
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

    /** Records mails as the trip's, so that they are updated when it is deleted. */
    async listEmails(tripId: string, emailIds: readonly string[]): Promise<void> {
      await writeBatches(
        table,
        emailIds.map((emailId) => ({ PutRequest: { Item: { ...tripMailKey(tripId, emailId), emailId } } })),
      );
    },

    /** Whether what is written under a batch will never be visible: no trip names it, and nobody is working on it. */
    async isLeftover(tripId: string, batch: string): Promise<boolean> {
      const get = async (Key: Key) =>
        (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;
      // In this order: the work ends when the trip names the batch.
      if ((await get(jobKey(tripId)))?.batch === batch) return false;
      const trip = TripItem.safeParse(await get(tripKey(tripId))).data;
      return trip === undefined || !(trip.settling === batch || trip.batches.includes(batch));
    },

    /**
     * Removes what is left of a batch: all of it when it was not committed, else only the staged changes of other
     * items.
     */
    async removeBatch(tripId: string, batch: string): Promise<void> {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: tripKey(tripId), ConsistentRead: true }),
      );
      const trip = Item === undefined ? undefined : TripItem.parse(Item);
      // What the trip is still committing is removed by whoever completes that.
      if (trip?.settling === batch) return;
      // A trip that was never created, or is gone, has committed nothing.
      const counts = trip?.batches.includes(batch) ?? false;
      const found = [
        ...(await keysOf(tripId, DAY_PREFIX, batch)),
        ...(await keysOf(tripId, COSTS_PREFIX, batch)),
        ...(counts ? [] : await keysOf(tripId, mergedDayPrefix(batch), batch)),
      ];
      for (const Key of counts ? found.filter(({ sk }) => sk.includes(STAGED_MARK)) : found) {
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
          // Copied in again by another merge: it stays.
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
        }
      }
    },

    /** Removes everything in a trip whose own item is gone. */
    async removeAll(tripId: string): Promise<void> {
      const prefixes = [
        ...[DAY_PREFIX, TRIP_MAIL_PREFIX, MERGE_PREFIX, MERGED_DAY_PREFIX, PLAN_PREFIX],
        ...[FINDINGS_SORT_KEY, JOB_SORT_KEY, INVITATION_PREFIX, OPENING_SORT_KEY, COSTS_PREFIX, EVENT_PREFIX],
      ];
      for (const prefix of prefixes) await this.remove(tripId, prefix);
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
