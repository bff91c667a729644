import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, isIdeasDay } from '#shared/contract/ids.ts';
import { tripNotFound } from './audience.ts';
import { countTrips } from './count-trips.ts';
import { answeredBefore, type IdempotencyClaim, withIdempotency } from './idempotency.ts';
import { randomCharacters } from './ids.ts';
import { DAY_PREFIX, mergedDayKey, mergeKey, ownTripKey, tripKey } from './keys.ts';
import type { MergedDay, MergeRecord } from './merge-record.ts';
import { type CostsOfBoth, costsOfBoth, mergedCosts, separatedCosts } from './merged-costs.ts';
import { type Merge, mergesOf } from './merges-of-trip.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { readSettled } from './read-settled.ts';
import { revised } from './revision.ts';
import { type ItemChanges, type Staged, writeChanges } from './staged-writes.ts';
import { type StoredItem, storedActivity, storedDay } from './stored-item.ts';
import type { Table } from './table.ts';
import { afterChange, changeTrip } from './trip-access.ts';
import { readItems } from './trip-days.ts';
import { type ActivityItem, type DayItem, TripItem, TripSummary } from './trip-item.ts';
import { create, remove, unexpected, update } from './writes.ts';

/** One of two trips, with its visible items, deleted days too. */
export interface MergeSide {
  readonly trip: TripItem;
  readonly items: readonly StoredItem[];
}

/** The changes that a merge makes to its target. */
export interface MergeChanges {
  /** New days and activities. */
  readonly days: readonly DayItem[];
  readonly activities: readonly ActivityItem[];
  /** Its days that absorb days of the source, in their new state. */
  readonly joined: readonly { readonly day: DayItem; readonly merged: MergedDay }[];
  readonly dates: MergeRecord['after'];
  readonly photosAdded: readonly string[];
}

/** The changes of one of two trips that are separated. */
export interface SideChanges {
  readonly changes: ItemChanges;
  readonly trip: Pick<TripItem, 'startDate' | 'endDate' | 'photos' | 'dayCount' | 'activityCount'>;
}

const changed = () => new ChangedMeanwhile();
const byOwner = (ownerId: string) => ({ callerId: ownerId, only: 'owner' }) as const;
export const mergeNotFound = () => new AppError('not_found', 'This merge can no longer be undone');

/**
 * Stores merges of trips, and their separations. One transaction commits all of it; what does not fit into it is staged.
 * Interrupted at any point, readers see the trips either before or after. Throws ChangedMeanwhile when one of the trips
 * was changed since it was read.
 */
export function mergeRepository(table: Table) {
  /** A trip that was merged away, with what is still in it. */
  const readMergedAway = async (tripId: string, into: string): Promise<MergeSide> => {
    return readItems(table, tripId, DAY_PREFIX, (item) => {
      const trip = TripItem.safeParse(item).data;
      if (trip?.mergedInto !== into) throw mergeNotFound();
      return trip;
    });
  };

  return {
    /** Merges or separates; the same Idempotency-Key gets the trip that it got before. */
    once: (claim: IdempotencyClaim, work: () => Promise<TripItem>): Promise<TripItem> =>
      answeredBefore(table, claim, TripItem, work),

    /** Two trips of the owner's. */
    async readBoth(sourceId: string, targetId: string, ownerId: string) {
      const [source, target, costs] = await Promise.all([
        readSettled(table, sourceId, byOwner(ownerId)),
        readSettled(table, targetId, byOwner(ownerId)),
        costsOfBoth(table, sourceId, targetId),
      ]);
      return { source, target, costs };
    },

    /** A trip, one that was merged into it, and all merges into it by their batches. */
    async readMerged(sourceId: string, targetId: string, ownerId: string) {
      const [target, source, merges, costs] = await Promise.all([
        readSettled(table, targetId, byOwner(ownerId)),
        readMergedAway(sourceId, targetId),
        mergesOf(table, targetId),
        costsOfBoth(table, sourceId, targetId),
      ]);
      return { source, target, merges, costs };
    },

    /** Merges the source into the target; it can be undone until `expiresAt`, in seconds since 1970. Returns the target. */
    async save(
      source: TripItem,
      target: TripItem,
      { days, activities, joined, dates, photosAdded }: MergeChanges,
      {
        expiresAt,
        claim,
        costs,
      }: { readonly expiresAt: number; readonly claim: IdempotencyClaim; readonly costs: CostsOfBoth },
    ): Promise<TripItem> {
      const { ownerId } = target;
      const batch = randomCharacters(16);
      const activityCount = activities.filter(({ id }) => !isIdeasDay(dayIdOf(id))).length;
      const mergedAt = new Date().toISOString();
      const taken = mergedCosts(table, { source, target }, costs, batch);
      const fresh = [
        ...taken.fresh,
        ...[...days.map(storedDay), ...activities.map(storedActivity)].map((item) => ({ ...item, batch })),
        ...joined.map(({ merged }) => ({
          ...{ ...mergedDayKey(target.id, batch, merged.dayId), ...merged },
          ...{ batch, expiresAt },
        })),
      ];
      const changes = { fresh, put: joined.map(({ day }) => storedDay(day)), remove: [] };
      const record: MergeRecord = {
        ...{ sourceId: source.id, targetId: target.id, batch },
        before: { startDate: target.startDate, endDate: target.endDate },
        after: dates,
        photosAdded: [...photosAdded],
        joinedDays: joined.length,
      };
      const own = {
        photos: [...target.photos, ...photosAdded],
        // A batch without items would make every reader check whether some are missing.
        batches: fresh.length === 0 ? target.batches : [...target.batches, batch],
        merges: [...(target.merges ?? []), { id: source.id, title: source.title, batch, mergedAt }],
      };
      const gone = { deletedAt: mergedAt, mergedInto: target.id, expiresAt };
      const answer = {
        ...afterChange(target, { ...dates, ...own }),
        dayCount: target.dayCount + days.length,
        activityCount: target.activityCount + activityCount,
      };
      const ownWrites = ([staged]: readonly Staged[]) => [
        ...changeTrip(table, source, byOwner(ownerId), { setOnTrip: gone, asRead: true }),
        remove(
          table,
          ownTripKey(ownerId, source.id),
          { condition: 'attribute_exists(pk)' },
          unexpected('summary of a trip'),
        ),
        countTrips(table, ownerId, -1),
        ...changeTrip(table, target, byOwner(ownerId), {
          ...{ set: dates, asRead: true },
          setOnTrip: { ...own, ...staged?.setOnTrip },
          add: { dayCount: days.length, activityCount },
          addOnTrip: taken.addOnTrip,
        }),
        ...taken.people,
        create(table, { ...mergeKey(target.id, source.id), ...record, expiresAt }, changed),
      ];
      return withIdempotency(table, claim, { schema: TripItem, answer }, (claims) =>
        writeChanges(
          table,
          [{ tripId: target.id, version: target.version, batch, changes, restsOn: [source] }],
          (staged) => [...claims, ...ownWrites(staged)],
        ),
      );
    },

    /** Separates two merged trips by the `changes` of each. Returns the restored source. */
    async saveSeparation(
      source: TripItem,
      target: TripItem,
      { record }: Merge,
      {
        claim,
        costs,
        ...changes
      }: {
        readonly source: SideChanges;
        readonly target: SideChanges;
        readonly costs: CostsOfBoth;
        readonly claim: IdempotencyClaim;
      },
    ): Promise<TripItem> {
      const { ownerId } = target;
      const batch = randomCharacters(16);
      const { deletedAt: _, mergedInto: __, ...tombstone } = source;
      const returned = revised({ ...tombstone, ...changes.source.trip, version: source.version + 1 });
      const { startDate, endDate, photos, dayCount, activityCount } = changes.target.trip;
      const spent = separatedCosts({ source, target }, costs, record.batch);
      const sides = [
        { tripId: source.id, version: source.version, batch, changes: withCosts(changes.source.changes, spent.source) },
        { tripId: target.id, version: target.version, batch, changes: withCosts(changes.target.changes, spent.target) },
      ];
      const ownWrites = ([back, left]: readonly Staged[]) => [
        ...changeTrip(table, target, byOwner(ownerId), {
          ...{ set: { startDate, endDate }, asRead: true },
          setOnTrip: {
            photos,
            batches: target.batches.filter((each) => each !== record.batch),
            merges: (target.merges ?? []).filter((each) => each.batch !== record.batch),
            ...left?.setOnTrip,
          },
          add: { dayCount: dayCount - target.dayCount, activityCount: activityCount - target.activityCount },
          addOnTrip: spent.addOnTarget,
        }),
        remove(table, mergeKey(target.id, source.id), { condition: 'attribute_exists(pk)' }, changed),
        update(
          table,
          tripKey(source.id),
          {
            set: { ...changes.source.trip, ...spent.setOnSource, ...back?.setOnTrip },
            remove: ['deletedAt', 'mergedInto', 'expiresAt'],
            add: { version: 1, revision: 1 },
            condition: 'ownerId = :owner AND mergedInto = :target',
            values: { ':owner': ownerId, ':target': target.id },
          },
          tripNotFound,
        ),
        create(
          table,
          { ...ownTripKey(ownerId, source.id), ...TripSummary.parse(returned) },
          unexpected('summary of a trip'),
        ),
        countTrips(table, ownerId, 1),
      ];
      return withIdempotency(table, claim, { schema: TripItem, answer: returned }, (claims) =>
        writeChanges(table, sides, (staged) => [...claims, ...ownWrites(staged)]),
      );
    },
  };
}
export type MergeRepository = ReturnType<typeof mergeRepository>;

function withCosts(changes: ItemChanges, { put = [], remove: gone }: Partial<ItemChanges>): ItemChanges {
  return { ...changes, put: [...changes.put, ...put], remove: [...changes.remove, ...(gone ?? [])] };
}
