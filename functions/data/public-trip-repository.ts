import * as z from 'zod/mini';
import { getBatch } from './get-batch.ts';
import {
  feedKey,
  feedPartition,
  PUBLIC_SHARDS,
  publicByPartition,
  publicPartition,
  TRIP_SUMMARY_PREFIX,
  topicPartition,
  tripSummarySortKey,
} from './keys.ts';
import { listNewestFirst, type Page, type PageRequest, writeCursor } from './page.ts';
import { PublicTrip } from './public-trip.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';
import { TripSummary } from './trip-item.ts';
import { writeBatches } from './write-batches.ts';

const MOST_OF_FEED = 50;

/** The later of two ids, which begin with the time of their creation. */
const latest = (a: string, b: string) => (a < b ? b : a);

/** A feed entry: a trip's id, and the author whose list holds what is shown of it. */
const FeedEntry = z.pick(TripSummary, { id: true, ownerId: true });
type FeedEntry = z.output<typeof FeedEntry>;

/**
 * Lists of public trips: of everyone, of a topic, of one author, and the feeds of an author's followers. All are
 * projections. A feed only references its trips: what they show is read from their authors' lists, so that no change of
 * a trip has to be written for every follower, and a trip that becomes private disappears from every feed at that
 * moment.
 */
export function publicTripRepository(table: Table) {
  const list = (partition: string, page: PageRequest, projected = true): Promise<Page<PublicTrip>> =>
    listNewestFirst(table, {
      ...{ partition, prefix: TRIP_SUMMARY_PREFIX, page, projected },
      parse: (item) => PublicTrip.parse(item),
    });
  const listShards = async (partitionOf: (shard: number) => string, page: PageRequest): Promise<Page<PublicTrip>> => {
    const shards = await Promise.all(
      Array.from({ length: PUBLIC_SHARDS }, (_, shard) => list(partitionOf(shard), page)),
    );
    const cut = shards.filter(({ cursor }) => cursor !== undefined);
    // What a shard has beyond its last read trip is unknown: nothing older than that can be listed yet.
    const read = cut.reduce((newest, { items }) => latest(newest, items.at(-1)?.id ?? ''), '');
    const merged = shards.flatMap(({ items }) => items).sort((a, b) => (a.id < b.id ? 1 : -1));
    const items = merged.filter(({ id }) => id >= read).slice(0, page.limit);
    const more = cut.length > 0 || merged.length > page.limit;
    const last = items.at(-1);
    return { items, cursor: more && last ? writeCursor(tripSummarySortKey(last.id)) : undefined };
  };

  return {
    /** Everyone's public trips, newest first, merged from all shards. */
    listAll: (page: PageRequest) => listShards(publicPartition, page),

    /** The public trips of a topic, newest first, merged from all shards. */
    listTopic: (topic: string, page: PageRequest) => listShards((shard) => topicPartition(topic, shard), page),

    /** The projector compares this with the followers' feeds, so the read is strongly consistent. */
    listByAuthor: (authorId: string, page: PageRequest) => list(publicByPartition(authorId), page, false),

    /**
     * A page has at most 50 trips, each a separate read of half a unit or more, and fewer when some are just leaving
     * the feed: the cursor shows whether there is another page.
     */
    async listFeed(followerId: string, page: PageRequest): Promise<Page<PublicTrip>> {
      const { items, cursor } = await listNewestFirst(table, {
        ...{ partition: feedPartition(followerId), prefix: TRIP_SUMMARY_PREFIX, projected: true },
        page: { ...page, limit: Math.min(page.limit, MOST_OF_FEED) },
        parse: (item) => FeedEntry.parse(item),
      });
      const keys = items.map(({ id, ownerId }) => ({ pk: publicByPartition(ownerId), sk: tripSummarySortKey(id) }));
      const trips = z.array(PublicTrip).parse(await getBatch(table, keys, false));
      const shown = new Map(trips.map((trip) => [trip.id, trip]));
      return { items: items.flatMap(({ id }) => shown.get(id) ?? []), cursor };
    },

    /** Adds trips to a follower's feed; idempotent. */
    async putInFeed(followerId: string, trips: readonly FeedEntry[]): Promise<void> {
      await writeBatches(
        table,
        trips.map((trip) => entryPut(followerId, trip)),
      );
    },

    /** Removes trips from a follower's feed; idempotent. */
    async removeFromFeed(followerId: string, tripIds: readonly string[]): Promise<void> {
      await writeBatches(
        table,
        tripIds.map((id) => entryDelete(followerId, id)),
      );
    },

    /** Removes everything of an author from a feed, including trips that are private now. */
    async clearFeedOf(followerId: string, authorId: string): Promise<void> {
      const entries = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk',
        FilterExpression: 'ownerId = :author',
        ExpressionAttributeValues: { ':pk': feedPartition(followerId), ':author': authorId },
        ConsistentRead: true,
      });
      await this.removeFromFeed(
        followerId,
        entries.map((entry) => FeedEntry.parse(entry).id),
      );
    },

    /** Adds a trip to the feeds of some and removes it from the feeds of others. */
    async spread(trip: FeedEntry, feeds: Iterable<readonly [followerId: string, has: boolean]>): Promise<void> {
      await writeBatches(
        table,
        [...feeds].map(([id, has]) => (has ? entryPut(id, trip) : entryDelete(id, trip.id))),
      );
    },
  };
}
export type PublicTripRepository = ReturnType<typeof publicTripRepository>;

const entryPut = (followerId: string, { id, ownerId }: FeedEntry) => ({
  PutRequest: { Item: { ...feedKey(followerId, id), id, ownerId } },
});
const entryDelete = (followerId: string, tripId: string) => ({
  DeleteRequest: { Key: feedKey(followerId, tripId) },
});
