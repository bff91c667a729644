import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { ActivityFields } from '#shared/activities/schema.ts';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, tripIdOf } from '#shared/contract/ids.ts';
import { dayNotFound } from './day-repository.ts';
import { type IdempotencyKey, withIdempotency } from './idempotency.ts';
import { newActivityId } from './ids.ts';
import { activityKey, dayKey } from './keys.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { changeTrip } from './trip-access.ts';
import { ActivityItem } from './trip-item.ts';
import { check, create, remove, unexpected, update } from './writes.ts';

export type NewActivity = ActivityFields &
  Partial<
    Pick<
      ActivityItem,
      'endDate' | 'endLocation' | 'emailIds' | 'cancelled' | 'bookingId' | 'coordinates' | 'unverified'
    >
  >;

const DAY_LIVES = 'attribute_exists(pk) AND attribute_not_exists(deletedAt)';
const activityNotFound = () => new AppError('not_found', 'Activity not found');

/** Activities; the counts on the day and the trip change in the same transaction. */
export function activityRepository(table: Table) {
  const countOnDay = (dayId: string, by: number): Write =>
    update(table, dayKey(dayId), { add: { activityCount: by }, condition: DAY_LIVES }, dayNotFound);

  return {
    async create(
      dayId: string,
      ownerId: string,
      fields: ActivityFields,
      idempotencyKey?: IdempotencyKey,
    ): Promise<ActivityItem> {
      const activity = newActivity(dayId, fields);
      const claim = { travellerId: ownerId, work: `activity of ${dayId}`, key: idempotencyKey };
      return withIdempotency(table, claim, { schema: ActivityItem, answer: activity }, (claims) =>
        transact(table, [
          ...claims,
          ...changeTrip(table, tripIdOf(dayId), ownerId, { add: { activityCount: 1 } }),
          countOnDay(dayId, 1),
          creationOfActivity(table, activity),
        ]),
      );
    },

    /**
     * Replaces the fields and returns the updated activity; what the form does not have stays, except the map position
     * once the location changes. A booking's activity records which fields were edited by hand.
     */
    async update(activityId: string, ownerId: string, fields: ActivityFields): Promise<ActivityItem> {
      const key = activityKey(activityId);
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }),
      );
      const before = ActivityItem.safeParse(Item).data;
      const isElsewhere = before !== undefined && (before.location ?? null) !== fields.location;
      const edited = {
        ...fields,
        // Editing what the planner proposed counts as reviewing it.
        unverified: false,
        ...(isElsewhere ? { coordinates: null } : {}),
        ...(before?.bookingId ? editedByHand(before, fields) : {}),
      };
      await transact(table, [
        ...changeTrip(table, tripIdOf(activityId), ownerId, {}),
        check(table, dayKey(dayIdOf(activityId)), { condition: DAY_LIVES }, dayNotFound),
        update(table, key, { set: edited, condition: 'attribute_exists(pk)' }, activityNotFound),
      ]);
      return ActivityItem.parse({ ...Item, ...edited });
    },

    async delete(activityId: string, ownerId: string): Promise<void> {
      await transact(table, [
        ...changeTrip(table, tripIdOf(activityId), ownerId, { add: { activityCount: -1 } }),
        countOnDay(dayIdOf(activityId), -1),
        remove(table, activityKey(activityId), { condition: 'attribute_exists(pk)' }, activityNotFound),
      ]);
    },
  };
}
export type ActivityRepository = ReturnType<typeof activityRepository>;

function editedByHand(before: ActivityItem, fields: ActivityFields): Pick<ActivityItem, 'editedFields'> {
  const now = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(fields).flatMap(([name, value]) => (now.get(name) === value ? [] : [name]));
  return { editedFields: [...new Set([...(before.editedFields ?? []), ...changed])] };
}

export function newActivity(dayId: string, fields: NewActivity): ActivityItem {
  const none = { endDate: null, endLocation: null, emailIds: [], cancelled: false, coordinates: null };
  return { ...none, unverified: false, ...fields, id: newActivityId(dayId), photos: [] };
}

export function creationOfActivity(table: Table, activity: ActivityItem): Write {
  return create(table, { ...activityKey(activity.id), ...activity }, unexpected('new activity'));
}
