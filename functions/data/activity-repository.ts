import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { savedAttributes } from '#shared/activities/saved-attributes.ts';
import type { ActivityFields } from '#shared/activities/schema.ts';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, isIdeasDay, tripIdOf } from '#shared/contract/ids.ts';
import { dayLives, isDeletedDay } from './day-lives.ts';
import { dayNotFound } from './day-repository.ts';
import { editedByHand } from './edited-by-hand.ts';
import { ideaAdded } from './ideas-day.ts';
import { type IdempotencyKey, withIdempotency } from './idempotency.ts';
import { newActivityId } from './ids.ts';
import { activityKey, dayKey, type Key, tripKey } from './keys.ts';
import { again, ChangedMeanwhile } from './plan-again.ts';
import { type Expected, revised, revisionCondition } from './revision.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { changeTrip, refusal } from './trip-access.ts';
import { ActivityItem, DayItem, readActivityItem, TripItem } from './trip-item.ts';
import { check, create, remove, unexpected, update } from './writes.ts';

export type NewActivity = ActivityFields &
  Partial<Pick<ActivityItem, 'emailIds' | 'cancelled' | 'bookingId' | 'unverified'>>;

/**
 * What decides whether an activity can be saved on its day: throws AppError if not. `date`: the day's, 'YYYY-MM-DD';
 * `before`: the activity as it is, undefined for a new one.
 */
export type DateCheck = (date: string, before: ActivityItem | undefined) => void;

interface NewActivityOptions {
  /** Without it the day's date does not matter, and is not read. */
  readonly checkDate?: DateCheck | undefined;
  readonly idempotencyKey?: IdempotencyKey | undefined;
}

type ActivityExpected = Expected<ActivityItem> | undefined;

interface ActivityUpdateOptions {
  readonly checkDate?: DateCheck | undefined;
  readonly expected?: ActivityExpected;
}

const activityNotFound = () => new AppError('not_found', 'Activity not found');

/** Activities; the counts on the day and the trip change in the same transaction. */
export function activityRepository(table: Table) {
  const get = async (key: Key): Promise<Record<string, unknown> | undefined> => {
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
    return Item;
  };

  /** The date of a day of the owner's; 403 or 404 for everyone else. */
  const dateOf = async (dayId: string, ownerId: string): Promise<string> => {
    const [trip, item] = await Promise.all([get(tripKey(tripIdOf(dayId))), get(dayKey(dayId))]);
    if (TripItem.safeParse(trip).data?.ownerId !== ownerId) throw refusal(trip, ownerId);
    const day = DayItem.safeParse(item).data;
    if (!day || isDeletedDay(day)) throw dayNotFound();
    return day.date;
  };

  return {
    /** Adds an activity to a day; the same Idempotency-Key returns the one that it added. */
    async create(
      dayId: string,
      ownerId: string,
      fields: ActivityFields,
      { checkDate, idempotencyKey }: NewActivityOptions = {},
    ): Promise<ActivityItem> {
      const activity = newActivity(dayId, fields);
      const claim = { travellerId: ownerId, work: `activity of ${dayId}`, key: idempotencyKey };
      return again(async () => {
        const date = checkDate && !isIdeasDay(dayId) ? await dateOf(dayId, ownerId) : undefined;
        if (date !== undefined) checkDate?.(date, undefined);
        return withIdempotency(table, claim, { schema: ActivityItem, answer: activity }, (claims) =>
          transact(table, [
            ...claims,
            ...changeTrip(table, tripIdOf(dayId), ownerId, counted(dayId, 1)),
            isIdeasDay(dayId)
              ? ideaAdded(table, tripIdOf(dayId))
              : update(table, dayKey(dayId), { add: { activityCount: 1 }, ...livingDay(dayId, date) }, dayRefused),
            creationOfActivity(table, activity),
          ]),
        );
      });
    },

    /**
     * Saves the fields and returns the updated activity; what was not sent, and what the form does not have, stays. A
     * booking's activity records which fields were edited by hand.
     */
    async update(
      activityId: string,
      ownerId: string,
      fields: ActivityFields,
      { checkDate, expected }: ActivityUpdateOptions = {},
    ): Promise<ActivityItem> {
      const key = activityKey(activityId);
      const dayId = dayIdOf(activityId);
      return again(async () => {
        const [item, date] = await Promise.all([
          get(key),
          checkDate && !isIdeasDay(dayId) ? dateOf(dayId, ownerId) : undefined,
        ]);
        const before = item && ActivityItem.safeParse(item).data;
        if (before && date !== undefined) checkDate?.(date, before);
        const { set, remove: gone } = savedAttributes(fields, before);
        const seen = revisionCondition(expected);
        const edited = {
          ...set,
          // Editing what the planner proposed counts as reviewing it.
          unverified: false,
          ...(before?.bookingId ? editedByHand(before, { ...set, ...nothing(gone) }) : {}),
        };
        await transact(table, [
          ...changeTrip(table, tripIdOf(activityId), ownerId, {}),
          check(table, dayKey(dayId), livingDay(dayId, date), dayRefused),
          update(table, key, { set: edited, remove: gone, add: { revision: 1 }, ...seen }, (old) =>
            activityRefused(old, expected),
          ),
        ]);
        return revised(readActivityItem({ ...item, ...nothing(gone), ...edited }));
      });
    },

    async delete(activityId: string, ownerId: string, expected?: ActivityExpected): Promise<void> {
      const dayId = dayIdOf(activityId);
      const change = { add: { activityCount: -1 }, condition: dayLives(dayId) };
      await transact(table, [
        ...changeTrip(table, tripIdOf(activityId), ownerId, counted(dayId, -1)),
        update(table, dayKey(dayId), change, dayNotFound),
        remove(table, activityKey(activityId), revisionCondition(expected), (old) => activityRefused(old, expected)),
      ]);
    },
  };
}
export type ActivityRepository = ReturnType<typeof activityRepository>;

/** A day that is there, and still on the date that an activity was checked for. */
function livingDay(dayId: string, date: string | undefined) {
  if (date === undefined) return { condition: dayLives(dayId) };
  return { condition: `${dayLives(dayId)} AND #date = :date`, values: { ':date': date } };
}

/** One activity more or less of a trip; ideas do not count. */
function counted(dayId: string, activityCount: 1 | -1) {
  return isIdeasDay(dayId) ? {} : { add: { activityCount } };
}

function dayRefused(old: Record<string, unknown> | undefined): Error {
  return old === undefined || isDeletedDay(old) ? dayNotFound() : new ChangedMeanwhile();
}

function activityRefused(old: Record<string, unknown> | undefined, expected: ActivityExpected): Error {
  return old && expected ? expected.stale(readActivityItem(old)) : activityNotFound();
}

function nothing(names: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

export function newActivity(
  dayId: string,
  { emailIds = [], bookingId, unverified = false, ...rest }: NewActivity,
): ActivityItem {
  const { cancelled = false, ...fields } = rest;
  const { set } = savedAttributes(cancelled ? { ...fields, status: 'cancelled' } : fields);
  return ActivityItem.parse({
    ...{ endDate: null, endLocation: null, coordinates: null, cancelled, ...set, emailIds, unverified },
    ...(bookingId === undefined ? {} : { bookingId }),
    ...{ id: newActivityId(dayId), photos: [] },
  });
}

function creationOfActivity(table: Table, activity: ActivityItem): Write {
  return create(table, { ...activityKey(activity.id), ...activity }, unexpected('new activity'));
}
