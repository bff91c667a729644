import { AppError } from '#shared/contract/errors.ts';
import { randomCharacters } from './ids.ts';
import { DAY_PREFIX, mergeKey, ownTripKey, travellerKey, tripKey } from './keys.ts';
import { planMerge } from './merge-plan.ts';
import { mergesOf } from './merges-of-trip.ts';
import { again, ChangedMeanwhile } from './plan-again.ts';
import type { StoredItem } from './staged-item.ts';
import { commitStaged, writeChanges } from './staged-writes.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { changeTrip, refusal, tripNotFound } from './trip-access.ts';
import { assemble, readItems } from './trip-days.ts';
import { canBeUndone, MERGE_UNDOABLE_SECONDS, TripItem, TripSummary } from './trip-item.ts';
import type { TripSide } from './trip-side.ts';
import { planUnmerge } from './unmerge-plan.ts';
import { create, remove, unexpected, update } from './writes.ts';

const changed = () => new ChangedMeanwhile();
const tooLate = () => new AppError('not_found', 'This merge can no longer be undone');

/**
 * Merges trips and separates them again. One transaction commits all of it; what does not fit into it is staged.
 * Interrupted at any point, readers see the trips either before or after.
 */
export function mergeRepository(table: Table) {
  const readOwn = async (tripId: string, ownerId: string): Promise<TripSide> => {
    const found = await readItems(table, tripId, DAY_PREFIX, ownerId);
    if (found.trip.ownerId !== ownerId) throw refusal(found.trip, ownerId);
    if (found.trip.settling === undefined) return found;
    await commitStaged(table, tripId, found.trip.settling);
    return readOwn(tripId, ownerId);
  };
  /** A trip that was merged away, with what is still in it. */
  const readMergedAway = async (tripId: string, into: string): Promise<TripSide> => {
    return readItems(table, tripId, DAY_PREFIX, undefined, (item) => {
      const trip = TripItem.safeParse(item).data;
      if (trip?.mergedInto !== into) throw tooLate();
      return trip;
    });
  };
  const countTrips = (ownerId: string, by: number): Write =>
    update(
      table,
      travellerKey(ownerId),
      { add: { tripCount: by }, condition: 'attribute_exists(pk)' },
      unexpected('owner'),
    );

  const merge = async (sourceId: string, targetId: string, ownerId: string): Promise<TripItem> => {
    const [source, target] = await Promise.all([readOwn(sourceId, ownerId), readOwn(targetId, ownerId)]);
    const batch = randomCharacters(16);
    const now = new Date();
    const expiresAt = Math.floor(now.getTime() / 1000) + MERGE_UNDOABLE_SECONDS;
    const { changes, record, dayCount, activityCount } = planMerge(
      withDays(source),
      withDays(target),
      batch,
      expiresAt,
    );
    const { trip } = target;
    const merged = { id: sourceId, title: source.trip.title, batch, mergedAt: now.toISOString() };
    const own = {
      photos: [...trip.photos, ...record.photosAdded],
      // A batch without items would make every reader check whether some are missing.
      batches: changes.fresh.length === 0 ? trip.batches : [...trip.batches, batch],
      merges: [...(trip.merges ?? []), merged],
    };
    const gone = { deletedAt: now.toISOString(), mergedInto: targetId, expiresAt };
    await writeChanges(table, [{ tripId: targetId, batch, changes }], ([staged]) => [
      ...changeTrip(table, sourceId, ownerId, { setOnTrip: gone, ...unchangedSince(source.trip) }),
      remove(table, ownTripKey(ownerId, sourceId), 'attribute_exists(pk)', undefined, unexpected('summary of a trip')),
      countTrips(ownerId, -1),
      ...changeTrip(table, targetId, ownerId, {
        set: record.after,
        setOnTrip: { ...own, ...staged?.setOnTrip },
        add: { dayCount, activityCount },
        ...unchangedSince(trip),
      }),
      create(table, { ...mergeKey(targetId, sourceId), ...record, expiresAt }, changed),
    ]);
    return {
      ...{ ...trip, ...record.after, ...own },
      dayCount: trip.dayCount + dayCount,
      activityCount: trip.activityCount + activityCount,
    };
  };

  const unmerge = async (sourceId: string, targetId: string, ownerId: string): Promise<TripItem> => {
    const [target, source, known] = await Promise.all([
      readOwn(targetId, ownerId),
      readMergedAway(sourceId, targetId),
      mergesOf(table, targetId),
    ]);
    const merges = target.trip.merges ?? [];
    const own = [...known.values()].find(({ record }) => record.sourceId === sourceId);
    // Written, or undone, while it was read: read again.
    if (!own && merges.some(({ id, mergedAt }) => id === sourceId && canBeUndone(mergedAt))) throw changed();
    if (!own || own.expiresAt <= Date.now() / 1000) throw tooLate();
    const { record } = own;
    const later = merges.slice(merges.findIndex(({ batch }) => batch === record.batch) + 1).map(({ title, batch }) => {
      const merge = known.get(batch);
      if (!merge) throw changed();
      return { title, batch, dayIds: merge.days.map(({ dayId }) => dayId) };
    });
    const plan = planUnmerge(source, target, record, own.days, later);
    const batch = randomCharacters(16);
    const { deletedAt: _, mergedInto: __, ...tombstone } = source.trip;
    const returned = { ...tombstone, ...plan.source.trip };
    const { startDate, endDate, photos, dayCount, activityCount } = plan.target.trip;
    const sides = [
      { tripId: sourceId, batch, changes: plan.source.changes },
      { tripId: targetId, batch, changes: plan.target.changes },
    ];
    await writeChanges(table, sides, ([back, left]) => [
      ...changeTrip(table, targetId, ownerId, {
        set: { startDate, endDate },
        setOnTrip: {
          photos,
          batches: target.trip.batches.filter((each) => each !== record.batch),
          merges: merges.filter((each) => each.batch !== record.batch),
          ...left?.setOnTrip,
        },
        add: {
          dayCount: dayCount - target.trip.dayCount,
          activityCount: activityCount - target.trip.activityCount,
        },
        ...unchangedSince(target.trip),
      }),
      remove(table, mergeKey(targetId, sourceId), 'attribute_exists(pk)', undefined, changed),
      update(
        table,
        tripKey(sourceId),
        {
          set: { ...plan.source.trip, ...back?.setOnTrip },
          remove: ['deletedAt', 'mergedInto', 'expiresAt'],
          add: { version: 1 },
          condition: 'ownerId = :owner AND mergedInto = :target',
          values: { ':owner': ownerId, ':target': targetId },
        },
        tripNotFound,
      ),
      create(
        table,
        { ...ownTripKey(ownerId, sourceId), ...TripSummary.parse(returned) },
        unexpected('summary of a trip'),
      ),
      countTrips(ownerId, 1),
    ]);
    return returned;
  };

  return {
    async merge(sourceId: string, targetId: string, ownerId: string): Promise<TripItem> {
      if (sourceId === targetId) throw new AppError('bad_request', 'A trip cannot be merged with itself');
      return again(() => merge(sourceId, targetId, ownerId));
    },

    /** Restores the source, with later edits; 409 when a later merge has to be undone first. */
    unmerge(sourceId: string, targetId: string, ownerId: string): Promise<TripItem> {
      return again(() => unmerge(sourceId, targetId, ownerId));
    },
  };
}
export type MergeRepository = ReturnType<typeof mergeRepository>;

function withDays({ trip, items }: { trip: TripItem; items: readonly StoredItem[] }) {
  return { trip, days: assemble(items) };
}

function unchangedSince(trip: TripItem) {
  return { condition: 'version = :version', values: { ':version': trip.version }, otherwise: changed };
}
