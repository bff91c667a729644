import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { ideasDayOf, isIdeasDay, tripIdOf } from '#shared/contract/ids.ts';
import type { DayFields } from '#shared/days/schema.ts';
import { type IdempotencyKey, withIdempotency } from './idempotency.ts';
import { newDayId } from './ids.ts';
import { DAY_PREFIX, dayKey, daySortKey } from './keys.ts';
import { again, ChangedMeanwhile } from './plan-again.ts';
import { type Expected, isStale, revisionCondition } from './revision.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { changeTrip, readable, refusal } from './trip-access.ts';
import { assemble, type DayWithActivities, readDays, readItems, type TripWithDays } from './trip-days.ts';
import { DayItem } from './trip-item.ts';
import { ideasIn, tripParts } from './trip-parts.ts';
import { create, unexpected, update } from './writes.ts';

/** How long a deleted day can be restored, in seconds. */
const RESTORABLE_SECONDS = 24 * 60 * 60;
/** The stored answer of a return; the day itself is read again. */
const Restored = z.object({ id: z.string() });
const LIVES = 'attribute_exists(pk) AND attribute_not_exists(deletedAt)';

export const dayNotFound = () => new AppError('not_found', 'Day not found');

export function dayRepository(table: Table) {
  const readOne = async (dayId: string, callerId: string | undefined): Promise<DayWithActivities> => {
    const { days } = await readDays(table, tripIdOf(dayId), daySortKey(dayId), callerId);
    const [found] = days;
    if (!found) throw dayNotFound();
    return found;
  };

  const remove = async (dayId: string, ownerId: string, expected: DayExpected): Promise<void> => {
    const now = Date.now();
    const { day } = await readOne(dayId, ownerId);
    const seen = revisionCondition(expected);
    await transact(table, [
      ...changeTrip(table, tripIdOf(dayId), ownerId, {
        add: { dayCount: -1, activityCount: -day.activityCount },
      }),
      update(
        table,
        dayKey(dayId),
        {
          set: {
            deletedAt: new Date(now).toISOString(),
            expiresAt: Math.floor(now / 1000) + RESTORABLE_SECONDS,
          },
          condition: `${LIVES} AND activityCount = :activities AND ${seen.condition}`,
          values: { ':activities': day.activityCount, ...seen.values },
        },
        (old) => dayRefused(old, expected),
      ),
    ]);
  };

  return {
    /** A trip with all its days. */
    list(tripId: string, callerId: string | undefined): Promise<TripWithDays> {
      return readDays(table, tripId, DAY_PREFIX, callerId);
    },

    /** The same for the trip's owner alone. Throws AppError, as a write does. */
    async listOwn(tripId: string, ownerId: string): Promise<TripWithDays> {
      const found = await readDays(table, tripId, DAY_PREFIX, ownerId);
      if (found.trip.ownerId !== ownerId) throw refusal(found.trip, ownerId);
      return found;
    },

    /** One day, its trip and its activities; a trip's ideas for its owner alone. */
    async read(dayId: string, callerId: string | undefined): Promise<TripWithDays & DayWithActivities> {
      if (isIdeasDay(dayId)) return readIdeas(table, tripIdOf(dayId), callerId);
      const found = await readDays(table, tripIdOf(dayId), daySortKey(dayId), callerId);
      const [day] = found.days;
      if (!day) throw dayNotFound();
      return { ...found, ...day };
    },

    async create(
      tripId: string,
      ownerId: string,
      fields: DayFields,
      idempotencyKey?: IdempotencyKey,
    ): Promise<DayItem> {
      const day = newDay(tripId, fields);
      return withIdempotency(
        table,
        { travellerId: ownerId, work: `day of ${tripId}`, key: idempotencyKey },
        { schema: DayItem, answer: day },
        (claims) =>
          transact(table, [
            ...claims,
            ...changeTrip(table, tripId, ownerId, { add: { dayCount: 1 } }),
            creationOfDay(table, day),
          ]),
      );
    },

    /** Replaces the day's fields and returns the updated day. */
    async update(
      dayId: string,
      ownerId: string,
      fields: DayFields,
      expected?: DayExpected,
    ): Promise<DayWithActivities> {
      const seen = revisionCondition(expected);
      const change = {
        ...{ set: fields, remove: ['isPlanned'], add: { revision: 1 } },
        ...{ condition: `${LIVES} AND ${seen.condition}`, values: seen.values },
      };
      await transact(table, [
        ...changeTrip(table, tripIdOf(dayId), ownerId, {}),
        update(table, dayKey(dayId), change, (old) => dayRefused(old, expected)),
      ]);
      // Read afterwards, its revision is that of what is answered, whatever else was written meanwhile.
      return readOne(dayId, ownerId);
    },

    /** Deletes the day with its activities; it can be restored until it expires. */
    delete: (dayId: string, ownerId: string, expected?: DayExpected): Promise<void> =>
      again(() => remove(dayId, ownerId, expected)),

    /** Restores a deleted day with its activities. */
    async restore(dayId: string, ownerId: string, key?: IdempotencyKey): Promise<DayWithActivities> {
      const { day, ...found } = await deletedDay(table, dayId, ownerId);
      const { activityCount, batch } = day;
      // A day that a merge copied in has gone back when the trip no longer names the merge.
      const stillHere =
        batch === undefined ? {} : { condition: 'contains(batches, :batch)', values: { ':batch': batch } };
      const writes = [
        ...changeTrip(table, tripIdOf(dayId), ownerId, {
          ...{ add: { dayCount: 1, activityCount }, otherwise: dayNotFound },
          ...stillHere,
        }),
        update(
          table,
          dayKey(dayId),
          {
            remove: ['deletedAt', 'expiresAt'],
            condition: 'attribute_exists(deletedAt) AND activityCount = :activities',
            values: { ':activities': activityCount },
          },
          (old) => (old === undefined ? dayNotFound() : new AppError('conflict', 'This day is already back')),
        ),
      ];
      const claim = { travellerId: ownerId, work: `return of ${dayId}`, key };
      await withIdempotency(table, claim, { schema: Restored, answer: { id: dayId } }, (claims) =>
        transact(table, [...claims, ...writes]),
      );
      return { ...found, day };
    },
  };
}
export type DayExpected = Expected<DayItem> | undefined;

/** Why a day that a write depends on refused it. */
function dayRefused(old: Record<string, unknown> | undefined, expected: DayExpected): Error {
  const day = DayItem.safeParse(old).data;
  if (!day || day.deletedAt !== undefined) return dayNotFound();
  if (expected && isStale(day, expected)) return expected.stale(day);
  return new ChangedMeanwhile('The day was changed meanwhile. Please try again.');
}

export type DayRepository = ReturnType<typeof dayRepository>;

/** A trip's ideas as a day; 404 for everyone but its owner. */
async function readIdeas(table: Table, tripId: string, callerId: string | undefined) {
  const prefix = daySortKey(ideasDayOf(tripId));
  const { trip, items } = await readItems(table, tripId, prefix, (item) => readable(item, callerId));
  if (trip.ownerId !== callerId) throw dayNotFound();
  return { trip, days: [], ...ideasIn(tripParts(trip, items)) };
}

/** A day with its activities as it would be restored; 404 when there is none. */
async function deletedDay(table: Table, dayId: string, ownerId: string): Promise<DayWithActivities> {
  if (isIdeasDay(dayId)) throw dayNotFound();
  const { items } = await readItems(table, tripIdOf(dayId), daySortKey(dayId), (item) => readable(item, ownerId));
  const [found] = assemble(items.map(({ deletedAt: _, expiresAt: __, ...item }) => item));
  if (!found) throw dayNotFound();
  return found;
}

export function newDay(tripId: string, fields: DayFields): DayItem {
  return { ...fields, id: newDayId(tripId), photos: [], activityCount: 0 };
}

function creationOfDay(table: Table, day: DayItem): Write {
  return create(table, { ...dayKey(day.id), ...day }, unexpected('new day'));
}
