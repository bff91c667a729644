import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
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
import { ACTIVITY_MARK, activityKey, dayKey, daySortKey, type Key, tripKey, tripPartition } from './keys.ts';
import { again, ChangedMeanwhile } from './plan-again.ts';
import { type Expected, revised, revisionCondition } from './revision.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { changeTrip, readWritable, writable } from './trip-access.ts';
import { ActivityItem, DayItem, readActivityItem, type TripItem } from './trip-item.ts';
import { check, create, remove, unexpected, update } from './writes.ts';

export type NewActivity = ActivityFields &
  Partial<Pick<ActivityItem, 'emailIds' | 'cancelled' | 'bookingId' | 'unverified' | 'uid'>>;

/** What fields become on a day. */
export interface DayFit {
  /** Whether the day's other activities matter, too. */
  readonly amongOthers: boolean;
  /** Throws AppError where they do not fit. `before`: the activity as it is, undefined for a new one. */
  readonly fit: (day: DayToFit, before: ActivityItem | undefined) => Promise<ActivityFields>;
}

interface DayToFit extends Pick<DayItem, 'date' | 'location'> {
  /** In no order; none unless they matter. */
  readonly activities: readonly ActivityItem[];
}

interface NewActivityOptions {
  /** Without it the day does not matter, and is not read. */
  readonly fit?: DayFit | undefined;
  readonly idempotencyKey?: IdempotencyKey | undefined;
}

/** What an activity is written on. */
interface ToChange {
  readonly trip: TripItem;
  readonly day?: DayToFit;
}

interface Updated {
  readonly activity: ActivityItem;
  readonly trip: TripItem;
}

type ActivityExpected = Expected<ActivityItem> | undefined;

interface ActivityUpdateOptions {
  readonly fit?: DayFit | undefined;
  readonly expected?: ActivityExpected;
}

const activityNotFound = () => new AppError('not_found', 'Activity not found');

/** Activities; the counts on the day and the trip change in the same transaction. */
export function activityRepository(table: Table) {
  const get = async (key: Key): Promise<Record<string, unknown> | undefined> => {
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
    return Item;
  };

  /** The trip of a day, which the caller may change, and the day where fields have to fit to it; else 403 or 404. */
  const readToChange = async (dayId: string, callerId: string, fit: DayFit | undefined): Promise<ToChange> => {
    const isFitted = fit !== undefined && !isIdeasDay(dayId);
    const [tripItem, item, activities] = await Promise.all([
      get(tripKey(tripIdOf(dayId))),
      isFitted ? get(dayKey(dayId)) : undefined,
      isFitted && fit.amongOthers ? activitiesOf(table, dayId) : [],
    ]);
    const trip = writable(tripItem, { callerId });
    if (!isFitted) return { trip };
    const day = DayItem.safeParse(item).data;
    if (!day || isDeletedDay(day)) throw dayNotFound();
    return { trip, day: { date: day.date, location: day.location, activities } };
  };

  return {
    /** Adds an activity to a day; the same Idempotency-Key returns the one that it added. */
    async create(
      dayId: string,
      callerId: string,
      fields: ActivityFields,
      { fit, idempotencyKey }: NewActivityOptions = {},
    ): Promise<ActivityItem> {
      const claim = { travellerId: callerId, work: `activity of ${dayId}`, key: idempotencyKey };
      return again(async () => {
        const { trip, day } = await readToChange(dayId, callerId, fit);
        const activity = newActivity(dayId, fit && day ? await fit.fit(day, undefined) : fields);
        const told = { after: { activities: [activity] } };
        return withIdempotency(table, claim, { schema: ActivityItem, answer: activity }, (claims) =>
          transact(table, [
            ...claims,
            ...changeTrip(table, trip, { callerId }, { ...counted(dayId, 1), told }),
            isIdeasDay(dayId)
              ? ideaAdded(table, tripIdOf(dayId))
              : update(table, dayKey(dayId), { add: { activityCount: 1 }, ...livingDay(dayId, day?.date) }, dayRefused),
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
      callerId: string,
      fields: ActivityFields,
      { fit, expected }: ActivityUpdateOptions = {},
    ): Promise<Updated> {
      const key = activityKey(activityId);
      const dayId = dayIdOf(activityId);
      return again(async () => {
        const [item, { trip, day }] = await Promise.all([get(key), readToChange(dayId, callerId, fit)]);
        if (!item) throw activityNotFound();
        const before = ActivityItem.safeParse(item).data;
        const fitted = before && fit && day ? await fit.fit(day, before) : fields;
        const { set, remove: gone } = savedAttributes(fitted, before);
        const seen = revisionCondition(expected);
        const edited = {
          ...set,
          // Editing what the planner proposed counts as reviewing it.
          unverified: false,
          ...(before?.bookingId ? editedByHand(before, { ...set, ...nothing(gone) }) : {}),
        };
        const after = revised(readActivityItem({ ...item, ...nothing(gone), ...edited }));
        const told = { before: { activities: before ? [before] : [] }, after: { activities: [after] } };
        await transact(table, [
          ...changeTrip(table, trip, { callerId }, { told }),
          check(table, dayKey(dayId), livingDay(dayId, day?.date), dayRefused),
          update(table, key, { set: edited, remove: gone, add: { revision: 1 }, ...seen }, (old) =>
            activityRefused(old, expected),
          ),
        ]);
        return { activity: after, trip };
      });
    },

    async delete(activityId: string, callerId: string, expected?: ActivityExpected): Promise<void> {
      const dayId = dayIdOf(activityId);
      const change = { add: { activityCount: -1 }, condition: dayLives(dayId) };
      const [trip, item] = await Promise.all([
        readWritable(table, tripIdOf(activityId), { callerId }),
        get(activityKey(activityId)),
      ]);
      const before = ActivityItem.safeParse(item).data;
      const told = { before: { activities: before ? [before] : [] } };
      await transact(table, [
        ...changeTrip(table, trip, { callerId }, { ...counted(dayId, -1), told }),
        update(table, dayKey(dayId), change, dayNotFound),
        remove(table, activityKey(activityId), revisionCondition(expected), (old) => activityRefused(old, expected)),
      ]);
    },
  };
}
export type ActivityRepository = ReturnType<typeof activityRepository>;

/** So many say what a new one has in common with those before it, whatever a day holds. */
const MOST_OTHERS = 50;

/** The activities of a day, at most fifty. Those that are just being put in their places may be missing. */
async function activitiesOf(table: Table, dayId: string): Promise<ActivityItem[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: {
        ':pk': tripPartition(tripIdOf(dayId)),
        ':prefix': `${daySortKey(dayId)}${ACTIVITY_MARK}`,
      },
      Limit: MOST_OTHERS,
    }),
  );
  return Items.flatMap((item) => ActivityItem.safeParse(item).data ?? []);
}

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
