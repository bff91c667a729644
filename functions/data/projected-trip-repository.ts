import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_PREFIX, ownTripKey, tripKey, tripPartition } from './keys.ts';
import { queryAll } from './query-all.ts';
import { countingItems } from './staged-item.ts';
import { storedItem } from './stored-item.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { assemble, type DayWithActivities } from './trip-days.ts';
import { TripItem } from './trip-item.ts';
import { unexpected, update } from './writes.ts';

/** A deleted trip's own item stays this long, in seconds, so that a late projection still sees it. */
const TOMBSTONE_SECONDS = 30 * 24 * 60 * 60;

/** How many of its days' locations a trip knows by itself. */
const MOST_PLACES = 5;

/** Trips as the projector sees them: deleted ones too, without permission checks. */
export function projectedTripRepository(table: Table) {
  const find = async (tripId: string): Promise<TripItem | undefined> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: tripKey(tripId), ConsistentRead: true }),
    );
    return Item === undefined ? undefined : TripItem.parse(Item);
  };

  const summary = ({ id, ownerId }: TripItem, set: Pick<TripItem, 'firstLocation'>): Write =>
    update(table, ownTripKey(ownerId, id), { set, condition: 'attribute_exists(pk)' }, unexpected('summary of a trip'));

  return {
    find,

    /**
     * Stores on the trip where its days are, for what does not read its days: the first location in lists, the first few
     * in a preview.
     */
    async keepPlaces(tripId: string): Promise<void> {
      const trip = await find(tripId);
      if (!trip || trip.deletedAt !== undefined) return;
      const items = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': tripPartition(tripId), ':prefix': DAY_PREFIX },
        ConsistentRead: true,
      });
      const places = firstPlaces(assemble(countingItems(trip, items.map(storedItem))));
      const set = { firstLocation: places[0] ?? null };
      const isListed = set.firstLocation !== trip.firstLocation;
      if (!isListed && isDeepStrictEqual(places, trip.places ?? [])) return;
      const changedMeanwhile = new Error('trip changed meanwhile');
      try {
        await transact(table, [
          update(
            table,
            tripKey(tripId),
            { set: { ...set, places }, condition: 'version = :version', values: { ':version': trip.version } },
            () => changedMeanwhile,
          ),
          ...(isListed ? [summary(trip, set)] : []),
        ]);
      } catch (error) {
        // Planned from stale data: read again.
        if (error !== changedMeanwhile) throw error;
        await this.keepPlaces(tripId);
      }
    },

    /** Marks a trip as deleted, whoever owns it and whatever it contains; does nothing when it does not exist. */
    async tombstone(tripId: string): Promise<void> {
      try {
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: tripKey(tripId),
            UpdateExpression: 'SET deletedAt = if_not_exists(deletedAt, :now) ADD version :one',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':now': new Date().toISOString(), ':one': 1 },
          }),
        );
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },

    /** Lets a deleted trip's tombstone expire. */
    async expire(tripId: string): Promise<void> {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: tripKey(tripId),
          UpdateExpression: 'SET expiresAt = if_not_exists(expiresAt, :at)',
          ConditionExpression: 'attribute_exists(deletedAt)',
          ExpressionAttributeValues: { ':at': Math.floor(Date.now() / 1000) + TOMBSTONE_SECONDS },
        }),
      );
    },
  };
}
export type ProjectedTripRepository = ReturnType<typeof projectedTripRepository>;

/** Where the days are, in their order, each once. */
function firstPlaces(days: readonly DayWithActivities[]): string[] {
  return [...new Set(days.flatMap(({ day }) => day.location ?? []))].slice(0, MOST_PLACES);
}
