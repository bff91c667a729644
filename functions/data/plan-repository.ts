import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import { PlanApplied } from '#shared/planner/schema.ts';
import { creationOfActivity } from './activity-repository.ts';
import { creationOfDay } from './day-repository.ts';
import { type IdempotencyKey, rememberedAnswer, withIdempotency } from './idempotency.ts';
import { randomCharacters } from './ids.ts';
import { activityKey, DAY_PREFIX, dayKey, PLAN_PREFIX, planKey, tripPartition } from './keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { type PlanOutcome, PlanRecord, type PlanReversal, planRecord } from './plan-record.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import { changeTrip, refusal } from './trip-access.ts';
import { readDays, type TripWithDays } from './trip-days.ts';
import type { ActivityItem, TripItem } from './trip-item.ts';
import { create, remove, unexpected, update } from './writes.ts';

const DAY_LIVES = 'attribute_exists(pk) AND attribute_not_exists(deletedAt)';
const changed = () => new ChangedMeanwhile();

/** What changes are planned on: the owner's trip as it is. */
export interface PlanBase {
  readonly found: TripWithDays;
  readonly claim: ReturnType<typeof claimOf>;
  /** What the same Idempotency-Key did to the trip before. */
  readonly before: PlanApplied | undefined;
}

const claimOf = (tripId: string, travellerId: string, key: IdempotencyKey | undefined) => ({
  travellerId,
  work: `plan of ${tripId}`,
  key,
});

/** Stores several changes of a trip in one step, and undoes them in one; no intermediate state is visible. */
export function planRepository(table: Table) {
  const readOwn = async (tripId: string, ownerId: string): Promise<TripWithDays> => {
    const found = await readDays(table, tripId, DAY_PREFIX, ownerId);
    if (found.trip.ownerId !== ownerId) throw refusal(found.trip, ownerId);
    return found;
  };

  return {
    readOwn,

    /** What was applied to a trip and can still be undone. */
    async list(tripId: string): Promise<PlanRecord[]> {
      const items = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': tripPartition(tripId), ':prefix': PLAN_PREFIX },
        ConsistentRead: true,
      });
      return items.map((item) => PlanRecord.parse(item));
    },

    async begin(tripId: string, ownerId: string, idempotencyKey: IdempotencyKey | undefined): Promise<PlanBase> {
      const claim = claimOf(tripId, ownerId, idempotencyKey);
      const [found, before] = await Promise.all([
        readOwn(tripId, ownerId),
        rememberedAnswer(table, claim, PlanApplied),
      ]);
      return { found, claim, before };
    },

    /**
     * Writes an outcome on the trip as it was read, with the record that undoes it until `expiresAt`, in seconds since
     * 1970. Throws ChangedMeanwhile when the trip has changed by now.
     */
    async save({ found, claim }: PlanBase, outcome: PlanOutcome, expiresAt: number): Promise<PlanApplied> {
      const { added, moved, removed } = outcome;
      const answer = {
        undoId: randomCharacters(16),
        added: added.length,
        moved: moved.length,
        removed: removed.length,
      };
      const record = { ...planKey(found.trip.id, answer.undoId), ...planRecord(found, outcome), expiresAt };
      return withIdempotency(table, claim, { schema: PlanApplied, answer }, (claims) =>
        write(table, [...claims, ...outcomeWrites(table, found, outcome), create(table, record, unexpected('plan'))]),
      );
    },

    /** The owner's trip as it is, and what was applied to it; 404 when that can no longer be undone. */
    async readApplied(
      tripId: string,
      ownerId: string,
      undoId: string,
    ): Promise<{ readonly found: TripWithDays; readonly record: PlanRecord }> {
      const [found, { Item }] = await Promise.all([
        readOwn(tripId, ownerId),
        table.client.send(
          new GetCommand({ TableName: table.name, Key: planKey(tripId, undoId), ConsistentRead: true }),
        ),
      ]);
      if (Item === undefined) throw gone();
      return { found, record: PlanRecord.parse(Item) };
    },

    /** Writes what undoing does to the trip as it was read, and removes its record. */
    async saveReversal(trip: TripItem, undoId: string, reversal: PlanReversal): Promise<void> {
      const { goneDays, gone: taken, back, startDate, endDate } = reversal;
      const counts = { dayCount: -goneDays.length, activityCount: back.length - taken.length };
      await write(table, [
        remove(table, planKey(trip.id, undoId), { condition: 'attribute_exists(pk)' }, gone),
        ...tripWrites(table, trip, { startDate, endDate }, counts),
        ...goneDays.map((id) => remove(table, dayKey(id), { condition: 'attribute_exists(pk)' }, changed)),
        ...activityWrites(table, { put: back, taken, uncounted: goneDays }),
      ]);
    },
  };
}
export type PlanRepository = ReturnType<typeof planRepository>;

const gone = () => new AppError('not_found', 'These changes can no longer be undone');

async function write(table: Table, writes: readonly Write[]): Promise<void> {
  if (writes.length > MAX_WRITES) {
    throw new AppError('unprocessable', 'These are too many changes for one step. Apply them in smaller parts.');
  }
  await transact(table, writes);
}

function outcomeWrites(table: Table, { trip }: TripWithDays, outcome: PlanOutcome): Write[] {
  const { days, added, moved, removed, startDate, endDate } = outcome;
  const put = [...added, ...moved.map(({ after }) => after)];
  const taken = [...removed, ...moved.map(({ before }) => before)].map(({ id }) => id);
  const newDays = days.map(({ id }) => id);
  const onDay = (dayId: string) => put.filter(({ id }) => dayIdOf(id) === dayId).length;
  const counts = { dayCount: days.length, activityCount: added.length - removed.length };
  return [
    ...tripWrites(table, trip, { startDate, endDate }, counts),
    ...days.map((day) => creationOfDay(table, { ...day, activityCount: onDay(day.id) })),
    ...activityWrites(table, { put, taken, uncounted: newDays }),
  ];
}

/** The counts of the days before and after. */
interface ActivityChanges {
  readonly put: readonly ActivityItem[];
  /** The ids of those that leave. */
  readonly taken: readonly string[];
  /** The ids of the days whose counts are written with the day, or go with it. */
  readonly uncounted: readonly string[];
}

function activityWrites(table: Table, changes: ActivityChanges): Write[] {
  return [
    ...countWrites(table, changes),
    ...changes.taken.map((id) => remove(table, activityKey(id), { condition: 'attribute_exists(pk)' }, changed)),
    ...changes.put.map((activity) => creationOfActivity(table, activity)),
  ];
}

function countWrites(table: Table, { put, taken, uncounted }: ActivityChanges): Write[] {
  const by = new Map<string, number>();
  for (const { id } of put) by.set(dayIdOf(id), (by.get(dayIdOf(id)) ?? 0) + 1);
  for (const id of taken) by.set(dayIdOf(id), (by.get(dayIdOf(id)) ?? 0) - 1);
  return [...by]
    .filter(([dayId]) => !uncounted.includes(dayId))
    .map(([dayId, activityCount]) =>
      update(table, dayKey(dayId), { add: { activityCount }, condition: DAY_LIVES }, changed),
    );
}

function tripWrites(
  table: Table,
  trip: TripItem,
  dates: { readonly startDate: string; readonly endDate: string },
  counts: { readonly dayCount: number; readonly activityCount: number },
): Write[] {
  return changeTrip(table, trip.id, trip.ownerId, {
    set: dates,
    from: trip,
    add: counts,
    // The plan is valid only for the trip as it was read.
    condition: 'version = :version',
    values: { ':version': trip.version },
    otherwise: changed,
  });
}
