import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  feedPartition,
  PUBLIC_SHARDS,
  publicByPartition,
  publicPartition,
  publicShardOf,
  TRIP_CARD_PREFIX,
  tripCardSortKey,
} from './keys.ts';
import { listNewestFirst, type Page, type PageRequest, writeCursor } from './page.ts';
import type { Table } from './table.ts';
import { TravellerItem } from './traveller-item.ts';
import { TripCard } from './trip-item.ts';
import { writeBatches } from './write-batches.ts';

/** A public trip with its author as they were when it was projected. */
export const PublicTrip = z.extend(TripCard, {
  version: z.number(),
  author: z.pick(TravellerItem, {
    id: true,
    email: true,
    showEmail: true,
    firstName: true,
    lastName: true,
    username: true,
    profileImageUrl: true,
  }),
});
export type PublicTrip = z.output<typeof PublicTrip>;

/** Lists of public trips: of everybody, of one author, and the feeds of an author's followers. All are projections. */
export function publicTripRepository(table: Table) {
  const list = (partition: string, page: PageRequest, projected = true): Promise<Page<PublicTrip>> =>
    listNewestFirst(table, {
      ...{ partition, prefix: TRIP_CARD_PREFIX, page, projected },
      parse: (item) => PublicTrip.parse(item),
    });

  const put = async (partition: string, trip: PublicTrip): Promise<void> => {
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { pk: partition, sk: tripCardSortKey(trip.id), ...trip },
          ConditionExpression: 'attribute_not_exists(pk) OR version <= :version',
          ExpressionAttributeValues: { ':version': trip.version },
        }),
      );
    } catch (error) {
      // A later state of the trip is there already.
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  };
  const partitionsOf = (tripId: string, ownerId: string) => [
    publicPartition(publicShardOf(tripId)),
    publicByPartition(ownerId),
  ];

  return {
    /** Everybody's public trips, newest first, merged from all shards. */
    async listAll(page: PageRequest): Promise<Page<PublicTrip>> {
      const shards = await Promise.all(
        Array.from({ length: PUBLIC_SHARDS }, (_, shard) => list(publicPartition(shard), page)),
      );
      const merged = shards.flatMap(({ items }) => items).sort((a, b) => (a.id < b.id ? 1 : -1));
      const items = merged.slice(0, page.limit);
      const more = merged.length > page.limit || shards.some(({ cursor }) => cursor !== undefined);
      const last = items.at(-1);
      return { items, cursor: more && last ? writeCursor(tripCardSortKey(last.id)) : undefined };
    },

    /** The projector compares this with the feeds of followers, so it is read as it is now. */
    listByAuthor: (authorId: string, page: PageRequest) => list(publicByPartition(authorId), page, false),

    listFeed: (followerId: string, page: PageRequest) => list(feedPartition(followerId), page),

    async publish(trip: PublicTrip): Promise<void> {
      await Promise.all(partitionsOf(trip.id, trip.ownerId).map((partition) => put(partition, trip)));
    },

    /** Takes a trip out of the lists of everybody's and its author's, and out of some feeds. */
    async unlist({ id, ownerId }: Pick<TripCard, 'id' | 'ownerId'>, followerIds: Iterable<string>): Promise<void> {
      const partitions = [...partitionsOf(id, ownerId), ...[...followerIds].map(feedPartition)];
      await writeBatches(
        table,
        partitions.map((pk) => ({ DeleteRequest: { Key: { pk, sk: tripCardSortKey(id) } } })),
      );
    },

    putInFeed: (followerId: string, trip: PublicTrip) => put(feedPartition(followerId), trip),

    /** Takes trips out of a follower's feed; it does not matter whether they were there. */
    async removeFromFeed(followerId: string, tripIds: readonly string[]): Promise<void> {
      await writeBatches(
        table,
        tripIds.map((id) => ({ DeleteRequest: { Key: { pk: feedPartition(followerId), sk: tripCardSortKey(id) } } })),
      );
    },
  };
}
export type PublicTripRepository = ReturnType<typeof publicTripRepository>;
