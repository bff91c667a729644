import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getBatch } from './get-batch.ts';
import { randomCharacters } from './ids.ts';
import {
  countShardOf,
  type Key,
  publicByPartition,
  publicPartition,
  publicShardOf,
  topicCountsKey,
  topicPartition,
  travellerKey,
  tripSummarySortKey,
} from './keys.ts';
import { NO_TOPICS, PublicTrip, Topics } from './public-trip.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';
import { countTopics, TopicCounts } from './topic-counts.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import { TravellerItem } from './traveller-item.ts';
import { update } from './writes.ts';

/*
 * A public trip is in several lists, and is counted for each of its topics and for its author. All of that changes in
 * one transaction, whose condition is the trip's entry in its author's list: the entry records what the trip is listed
 * under and counted for. So nothing counts twice, however often the projector runs and in whatever order.
 */

/** An entry of the author's list. */
const Entry = z.extend(PublicTrip, {
  topics: z._default(Topics, NO_TOPICS),
  /** The counting that included it; absent on trips listed before topics were counted. */
  counting: z.optional(z.string()),
  /** When what lists show of it last changed, ISO 8601; absent on trips listed before that was kept. */
  changedAt: z.optional(z.string()),
  /** The same on every entry of the trip, and a new one whenever its lists or counts change. */
  revision: z.optional(z.string()),
});
type Entry = z.output<typeof Entry>;

interface Standing {
  readonly entry: Entry | undefined;
  readonly counting: string;
}
type Identified = Pick<PublicTrip, 'id' | 'ownerId'>;

const changed = new Error('the lists of a trip were changed meanwhile');
const authorGone = new Error('the author of a trip is gone');

/** Adds public trips to their lists and removes them. Both are idempotent, and leave newer entries alone. */
export function publicListing(table: Table) {
  const standingOf = async (trip: Identified): Promise<Standing> => {
    const [own, counts] = [entryKey(trip), topicCountsKey(countShardOf(trip.id))];
    const items = z.array(z.looseObject({ pk: z.string() })).parse(await getBatch(table, [own, counts]));
    const at = (key: Key) => items.find(({ pk }) => pk === key.pk);
    const entry = z.optional(Entry).parse(at(own));
    return { entry, counting: TopicCounts.parse(at(counts) ?? {}).counting };
  };

  /**
   * Updates the trip's entries without changing its lists; an entry that is newer, or was removed meanwhile, stays so.
   */
  const refresh = async (item: Entry): Promise<void> => {
    const written = keysOf(item, item.topics).map((key) =>
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...key, ...item },
          ConditionExpression: 'revision = :revision AND version <= :version',
          ExpressionAttributeValues: { ':revision': item.revision, ':version': item.version },
        }),
      ),
    );
    for (const outcome of await Promise.allSettled(written)) {
      if (outcome.status === 'rejected' && !(outcome.reason instanceof ConditionalCheckFailedException)) {
        throw outcome.reason;
      }
    }
  };

  const recount = (trip: Identified, { entry, counting }: Standing, after: Topics): Write[] =>
    countTopics(table, {
      ...{ shard: countShardOf(trip.id), counting, after, refused: () => changed },
      before: entry?.counting === counting ? entry.topics : NO_TOPICS,
    });
  const countForAuthor = ({ ownerId }: Identified, publicTripCount: number): Write =>
    update(
      table,
      travellerKey(ownerId),
      { add: { publicTripCount }, condition: 'attribute_exists(pk)' },
      () => authorGone,
    );
  const refused = () => changed;
  const put = (key: Key, item: Entry, entry: Entry | undefined): Write => ({
    item: { Put: { TableName: table.name, Item: { ...key, ...item }, ...unchangedSince(key, entry) } },
    refused,
  });
  const remove = (key: Key, entry: Entry): Write => ({
    item: { Delete: { TableName: table.name, Key: key, ...unchangedSince(key, entry) } },
    refused,
  });

  return {
    /** Shows the trip in all its lists, unless a newer state is shown already or its author is gone. */
    async publish(trip: PublicTrip, topics: Topics): Promise<void> {
      const standing = await standingOf(trip);
      const { entry, counting } = standing;
      if (entry && entry.version > trip.version) return;
      // Projected again, the same state did not change.
      const changedAt = entry?.version === trip.version ? entry.changedAt : new Date().toISOString();
      if (entry?.counting === counting && JSON.stringify(entry.topics) === JSON.stringify(topics)) {
        return refresh({ ...trip, topics, counting, changedAt, revision: entry.revision });
      }
      const item = { ...trip, topics, counting, changedAt, revision: randomCharacters(10) };
      const keys = keysOf(trip, topics);
      const left = entry ? keysOf(trip, entry.topics).filter(({ pk }) => !keys.some((key) => key.pk === pk)) : [];
      const writes = [
        ...keys.map((key) => put(key, item, entry)),
        ...(entry ? left.map((key) => remove(key, entry)) : [countForAuthor(trip, 1)]),
        ...recount(trip, standing, topics),
      ];
      // From very many topics to very many others in two transactions; in between it is in no list.
      if (writes.length > MAX_WRITES) await this.unlist(trip);
      const outcome = writes.length > MAX_WRITES ? changed : await attempt(table, writes);
      if (outcome === changed) await this.publish(trip, topics);
    },

    /** Removes a trip from every list, and so from what feeds show. */
    async unlist(trip: Identified): Promise<void> {
      const standing = await standingOf(trip);
      const { entry } = standing;
      if (!entry) return;
      const writes = [
        ...keysOf(trip, entry.topics).map((key) => remove(key, entry)),
        ...recount(trip, standing, NO_TOPICS),
      ];
      let outcome = await attempt(table, [...writes, countForAuthor(trip, -1)]);
      if (outcome === authorGone) outcome = await attempt(table, writes);
      if (outcome === changed) await this.unlist(trip);
    },

    /** Deletes an entry that the author's list does not record. */
    async removeStray(key: Key, trip: Identified): Promise<void> {
      const { entry } = await standingOf(trip);
      if (entry && keysOf(trip, entry.topics).some(({ pk }) => pk === key.pk)) return;
      const outcome = await attempt(table, [
        { item: { Delete: { TableName: table.name, Key: { pk: key.pk, sk: key.sk } } }, refused },
        { item: { ConditionCheck: { TableName: table.name, Key: entryKey(trip), ...isStill(entry) } }, refused },
      ]);
      if (outcome === changed) await this.removeStray(key, trip);
    },

    /** Makes an author's count of public trips match their list. */
    async recountAuthor(ownerId: string): Promise<void> {
      const Key = travellerKey(ownerId);
      const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
      if (Item === undefined) return;
      const { publicTripCount: before } = TravellerItem.parse(Item);
      const listed = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': publicByPartition(ownerId) },
        ProjectionExpression: 'sk',
        ConsistentRead: true,
      });
      if (listed.length === before) return;
      const set = { publicTripCount: listed.length };
      const isAsBefore = {
        condition: 'publicTripCount = :before OR attribute_not_exists(publicTripCount)',
        values: { ':before': before },
      };
      await attempt(table, [update(table, Key, { set, ...isAsBefore }, refused)]);
      // Must include what was listed between reading and writing.
      await this.recountAuthor(ownerId);
    },
  };
}
export type PublicListing = ReturnType<typeof publicListing>;

/** The error by which one of these was refused, if it was one of them. */
async function attempt(table: Table, writes: readonly Write[]): Promise<unknown> {
  try {
    await transact(table, writes);
    return undefined;
  } catch (error) {
    if (error === changed || error === authorGone) return error;
    throw error;
  }
}

const entryKey = ({ id, ownerId }: Identified): Key => ({ pk: publicByPartition(ownerId), sk: tripSummarySortKey(id) });

/** Of every entry of the trip, the one in the author's list included. */
function keysOf(trip: Identified, { sections, places }: Topics): Key[] {
  const shard = publicShardOf(trip.id);
  const lists = [publicPartition(shard), ...[...sections, ...places].map((topic) => topicPartition(topic, shard))];
  return [entryKey(trip), ...lists.map((pk) => ({ pk, sk: tripSummarySortKey(trip.id) }))];
}

/** The condition on the entry of the author's list, as it was read; none on the writes that follow it. */
function unchangedSince({ pk }: Key, entry: Entry | undefined) {
  return pk.startsWith(publicByPartition('')) ? isStill(entry) : {};
}

function isStill(entry: Entry | undefined) {
  if (!entry) return { ConditionExpression: 'attribute_not_exists(pk)' };
  const { revision, version } = entry;
  return revision === undefined
    ? { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(revision)' }
    : {
        ConditionExpression: 'revision = :revision AND version = :version',
        ExpressionAttributeValues: { ':revision': revision, ':version': version },
      };
}
