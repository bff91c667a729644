import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { ideasDayOf, isIdeasDay, tripIdOf } from '#shared/contract/ids.ts';
import type { DayFields } from '#shared/days/schema.ts';
import { type Reader, sightOf } from './audience.ts';
import { type IdempotencyKey, withIdempotency } from './idempotency.ts';
import { newDayId } from './ids.ts';
import { DAY_PREFIX, dayKey, daySortKey } from './keys.ts';
import { again, ChangedMeanwhile } from './plan-again.ts';
import { type Expected, isStale, revised, revisionCondition } from './revision.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { changeTrip, readable, readWritable, writable } from './trip-access.ts';
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

/** A day with its trip. */
export type DayOfTrip = TripWithDays & DayWithActivities;

export function dayRepository(table: Table) {
  const readOne = async (dayId: string, reader: Reader): Promise<DayOfTrip> => {
    const found = await readDays(table, tripIdOf(dayId), daySortKey(dayId), reader);
    const [day] = found.days;
    if (!day) throw dayNotFound();
    return { ...found, ...day };
  };

  /** The day with its trip, for those who may change it; else 404 or 403. */
  const readToChange = async (dayId: string, callerId: string): Promise<DayOfTrip> => {
    const { trip, items } = await readItems(table, tripIdOf(dayId), daySortKey(dayId), (item) =>
      writable(item, { callerId }),
    );
    const days = assemble(items);
    const [day] = days;
    if (!day) throw dayNotFound();
    return { trip, days, ...day };
  };

  const remove = async (dayId: string, callerId: string, expected: DayExpected): Promise<void> => {
    const now = Date.now();
    const { day, trip } = await readToChange(dayId, callerId);
    const seen = revisionCondition(expected);
    await transact(table, [
      ...changeTrip(
        table,
        trip,
        { callerId },
        { add: { dayCount: -1, activityCount: -day.activityCount }, told: { before: { days: [day] } } },
      ),
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
    list(tripId: string, reader: Reader): Promise<TripWithDays> {
      return readDays(table, tripId, DAY_PREFIX, reader);
    },

    /** The same for those alone who may change the trip. Throws AppError, as a write does. */
    async listToChange(tripId: string, callerId: string): Promise<TripWithDays> {
      const { trip, items } = await readItems(table, tripId, DAY_PREFIX, (item) => writable(item, { callerId }));
      return { trip, days: assemble(items) };
    },

    /** One day, its trip and its activities; a trip's ideas for its companions alone. */
    read(dayId: string, reader: Reader): Promise<DayOfTrip> {
      return isIdeasDay(dayId) ? readIdeas(table, tripIdOf(dayId), reader) : readOne(dayId, reader);
    },

    async create(
      tripId: string,
      callerId: string,
      fields: DayFields,
      idempotencyKey?: IdempotencyKey,
    ): Promise<DayItem> {
      const day = newDay(tripId, fields);
      const writer = { callerId };
      return withIdempotency(
        table,
        { travellerId: callerId, work: `day of ${tripId}`, key: idempotencyKey },
        { schema: DayItem, answer: day },
        async (claims) =>
          transact(table, [
            ...claims,
            ...changeTrip(table, await readWritable(table, tripId, writer), writer, {
              ...{ add: { dayCount: 1 }, told: { after: { days: [day] } } },
            }),
            creationOfDay(table, day),
          ]),
      );
    },

    /** Replaces the day's fields and returns the updated day. */
    update(dayId: string, callerId: string, fields: DayFields, expected?: DayExpected): Promise<DayOfTrip> {
      return again(async () => {
        const found = await readToChange(dayId, callerId);
        const { isPlanned: _, ...before } = found.day;
        const day = revised({ ...before, ...fields });
        // What is answered is the day as it was read with these fields, so nobody else may have changed it meanwhile.
        const seen = revisionCondition(expected ?? { revisions: [before.revision ?? 0] });
        const change = {
          ...{ set: fields, remove: ['isPlanned'], add: { revision: 1 } },
          ...{ condition: `${LIVES} AND ${seen.condition}`, values: seen.values },
        };
        await transact(table, [
          ...changeTrip(
            table,
            found.trip,
            { callerId },
            { told: { before: { days: [before] }, after: { days: [day] } } },
          ),
          update(table, dayKey(dayId), change, (old) => dayRefused(old, expected)),
        ]);
        return { ...found, day };
      });
    },

    /** Deletes the day with its activities; it can be restored until it expires. */
    delete: (dayId: string, callerId: string, expected?: DayExpected): Promise<void> =>
      again(() => remove(dayId, callerId, expected)),

    /** Restores a deleted day with its activities. */
    async restore(dayId: string, callerId: string, key?: IdempotencyKey): Promise<DayOfTrip> {
      const { day, ...found } = await deletedDay(table, dayId, callerId);
      const { activityCount, batch } = day;
      // A day that a merge copied in has gone back when the trip no longer names the merge.
      const stillHere =
        batch === undefined ? {} : { condition: 'contains(batches, :batch)', values: { ':batch': batch } };
      const writes = [
        ...changeTrip(
          table,
          found.trip,
          { callerId },
          {
            told: { after: { days: [day] } },
            ...{ add: { dayCount: 1, activityCount }, otherwise: dayNotFound },
            ...stillHere,
          },
        ),
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
      const claim = { travellerId: callerId, work: `return of ${dayId}`, key };
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

/** A trip's ideas as a day; 404 for everyone but its companions. */
async function readIdeas(table: Table, tripId: string, reader: Reader): Promise<DayOfTrip> {
  const prefix = daySortKey(ideasDayOf(tripId));
  const { trip, items } = await readItems(table, tripId, prefix, (item) => readable(item, reader));
  if (!sightOf(trip, reader).ideas) throw dayNotFound();
  return { trip, days: [], ...ideasIn(tripParts(trip, items)) };
}

/** A day with its activities as it would be restored; 404 when there is none. */
async function deletedDay(table: Table, dayId: string, callerId: string): Promise<DayOfTrip> {
  if (isIdeasDay(dayId)) throw dayNotFound();
  const { trip, items } = await readItems(table, tripIdOf(dayId), daySortKey(dayId), (item) =>
    writable(item, { callerId }),
  );
  const days = assemble(items.map(({ deletedAt: _, expiresAt: __, ...item }) => item));
  const [found] = days;
  if (!found) throw dayNotFound();
  return { trip, days, ...found };
}

export function newDay(tripId: string, fields: DayFields): DayItem {
  return { ...fields, id: newDayId(tripId), photos: [], activityCount: 0 };
}

function creationOfDay(table: Table, day: DayItem): Write {
  return create(table, { ...dayKey(day.id), ...day }, unexpected('new day'));
}
