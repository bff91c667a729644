import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import { randomCharacters } from './ids.ts';
import { activityKey, DAY_PREFIX, dayKey, mergeKey, ownTripKey, travellerKey, tripKey } from './keys.ts';
import { type MergePlan, MergeRecord, planMerge } from './merge-plan.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import { changeTrip, refusal, tripNotFound } from './trip-access.ts';
import { readDays, type TripWithDays } from './trip-days.ts';
import { TripCard, TripItem } from './trip-item.ts';
import { writeBatches } from './write-batches.ts';
import { create, remove, unexpected, update } from './writes.ts';

/** How long a merge can be undone, in seconds: 30 days. */
const UNDOABLE_SECONDS = 30 * 24 * 60 * 60;
const changed = () => new AppError('conflict', 'The trip was changed meanwhile. Please try again.');

/**
 * Merging trips. Copies are written ahead into the target under a batch that no reader sees; one transaction then makes
 * the batch count and takes the source away. Cut off at any point, readers see the trips as they were.
 */
export function mergeRepository(table: Table) {
  const readOwn = async (tripId: string, ownerId: string): Promise<TripWithDays> => {
    const found = await readDays(table, tripId, DAY_PREFIX, ownerId);
    if (found.trip.ownerId !== ownerId) throw refusal(found.trip, ownerId);
    return found;
  };
  const countTrips = (ownerId: string, by: number): Write =>
    update(
      table,
      travellerKey(ownerId),
      { add: { tripCount: by }, condition: 'attribute_exists(pk)' },
      unexpected('owner'),
    );

  return {
    async merge(sourceId: string, targetId: string, ownerId: string): Promise<TripItem> {
      if (sourceId === targetId) throw new AppError('bad_request', 'A trip cannot be merged with itself');
      const [source, target] = await Promise.all([readOwn(sourceId, ownerId), readOwn(targetId, ownerId)]);
      const plan = planMerge(source, target, randomCharacters(16));
      await putAhead(table, plan);
      const expiresAt = Math.floor(Date.now() / 1000) + UNDOABLE_SECONDS;
      const gone = { deletedAt: new Date().toISOString(), mergedInto: targetId, expiresAt };
      await transact(table, [
        ...changeTrip(table, sourceId, ownerId, { setOnTrip: gone, ...unchangedSince(source.trip) }),
        remove(table, ownTripKey(ownerId, sourceId), 'attribute_exists(pk)', undefined, unexpected('card of a trip')),
        countTrips(ownerId, -1),
        ...targetWrites(table, target.trip, plan.record, 1),
        create(table, { ...mergeKey(targetId, sourceId), ...plan.record, expiresAt }, changed),
      ]);
      const { daysAdded, activitiesAdded, after } = plan.record;
      return {
        ...target.trip,
        ...after,
        dayCount: target.trip.dayCount + daysAdded,
        activityCount: target.trip.activityCount + activitiesAdded,
      };
    },

    /** Brings the source back as it was; 409 when the target was changed since, so that no change is lost. */
    async unmerge(sourceId: string, targetId: string, ownerId: string): Promise<TripItem> {
      const get = async (Key: { pk: string; sk: string }): Promise<unknown> =>
        (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;
      const [target, stored, tombstone] = await Promise.all([
        readOwn(targetId, ownerId),
        get(mergeKey(targetId, sourceId)),
        get(tripKey(sourceId)),
      ]);
      if (stored === undefined || tombstone === undefined) {
        throw new AppError('not_found', 'This merge can no longer be undone');
      }
      const record = MergeRecord.parse(stored);
      if (target.trip.version !== record.targetVersion) {
        throw new AppError('conflict', 'The trip was changed after the merge, so the merge can no longer be undone.');
      }
      const { deletedAt: _, mergedInto: __, ...source } = TripItem.parse(tombstone);
      await transact(table, [
        ...targetWrites(table, target.trip, record, -1),
        remove(table, mergeKey(targetId, sourceId), 'attribute_exists(pk)', undefined, changed),
        update(
          table,
          tripKey(sourceId),
          {
            remove: ['deletedAt', 'mergedInto', 'expiresAt'],
            add: { version: 1 },
            condition: 'ownerId = :owner AND mergedInto = :target',
            values: { ':owner': ownerId, ':target': targetId },
          },
          tripNotFound,
        ),
        create(table, { ...ownTripKey(ownerId, sourceId), ...TripCard.parse(source) }, unexpected('card of a trip')),
        countTrips(ownerId, 1),
      ]);
      return source;
    },
  };
}
export type MergeRepository = ReturnType<typeof mergeRepository>;

function unchangedSince(trip: TripItem) {
  return { condition: 'version = :version', values: { ':version': trip.version } };
}

/** Nothing sees these before the batch counts; doing it again writes the same items. */
async function putAhead(table: Table, { days, activities, record }: MergePlan): Promise<void> {
  if (record.days.length + 10 > MAX_WRITES) {
    throw new AppError('unprocessable', 'These trips share too many days to be merged at once.');
  }
  await writeBatches(table, [
    ...days.map((day) => ({ PutRequest: { Item: { ...dayKey(day.id), ...day } } })),
    ...activities.map((activity) => ({ PutRequest: { Item: { ...activityKey(activity.id), ...activity } } })),
  ]);
}

/** The writes on the target that make a merge count (1) or undo it (-1). */
function targetWrites(table: Table, target: TripItem, record: MergeRecord, way: 1 | -1): Write[] {
  const { startDate, endDate, photos } = way === 1 ? record.after : record.before;
  const batches =
    way === 1 ? [...target.batches, record.batch] : target.batches.filter((each) => each !== record.batch);
  return [
    ...changeTrip(table, target.id, target.ownerId, {
      set: { startDate, endDate },
      setOnTrip: { photos, batches },
      add: { dayCount: way * record.daysAdded, activityCount: way * record.activitiesAdded },
      ...unchangedSince(target),
    }),
    ...record.days.map(({ dayId, before, after, activitiesAdded }) =>
      update(
        table,
        dayKey(dayId),
        {
          set: way === 1 ? after : before,
          add: { activityCount: way * activitiesAdded },
          condition: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
        },
        changed,
      ),
    ),
  ];
}
