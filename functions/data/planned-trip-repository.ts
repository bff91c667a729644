import * as z from 'zod/mini';
import type { DayFields } from '#shared/days/schema.ts';
import type { NewTrip } from '#shared/trips/schema.ts';
import { creationOfActivity, type NewActivity, newActivity } from './activity-repository.ts';
import { creationOfDay, newDay } from './day-repository.ts';
import { rememberedAnswer, withIdempotency } from './idempotency.ts';
import { randomCharacters } from './ids.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import type { ActivityItem, DayItem, TripItem } from './trip-item.ts';
import { creationOf, newTrip, tripRepository } from './trip-repository.ts';

/** A whole trip as the planner lays it out. */
export interface PlannedTrip {
  readonly trip: NewTrip & { readonly location: string | null };
  /** By date, no two of the same. */
  readonly days: readonly { readonly fields: DayFields; readonly activities: readonly NewActivity[] }[];
}

/** What is remembered of a trip that was made. */
const Made = z.object({ id: z.string(), title: z.string() });
type Made = z.output<typeof Made>;

const claimOf = (travellerId: string, key: string | undefined) => ({ travellerId, work: 'planned trip', key });

/** Trips that come into being with all their days and activities. */
export function plannedTripRepository(table: Table) {
  return {
    /** What the same Idempotency-Key made before. */
    madeBefore(ownerId: string, idempotencyKey: string | undefined): Promise<Made | undefined> {
      return rememberedAnswer(table, claimOf(ownerId, idempotencyKey), Made);
    },

    /** Makes the trip: all of it or nothing. Gives the one that the same Idempotency-Key made meanwhile, as it is. */
    async create(ownerId: string, planned: PlannedTrip, idempotencyKey: string | undefined): Promise<TripItem> {
      const trip = newTrip(ownerId, planned.trip);
      const days = planned.days.map(({ fields, activities }) => ({
        ...newDay(trip.id, fields),
        activityCount: activities.length,
      }));
      const activities = planned.days.flatMap((day, index) =>
        day.activities.map((activity) => newActivity(days[index]?.id ?? '', activity)),
      );
      let counted = { ...trip, dayCount: days.length, activityCount: activities.length };
      const answer = { id: trip.id, title: trip.title };
      const made = await withIdempotency(table, claimOf(ownerId, idempotencyKey), Made, answer, async (claims) => {
        const writes = creationsOf(table, days, activities);
        const others = [...claims, ...creationOf(table, counted)];
        if (writes.length + others.length <= MAX_WRITES) return transact(table, [...others, ...writes]);
        counted = { ...counted, batches: [await stageCreations(table, days, activities)] };
        return transact(table, [...claims, ...creationOf(table, counted)]);
      });
      return made === answer ? counted : tripRepository(table).read(made.id, ownerId);
    },
  };
}
export type PlannedTripRepository = ReturnType<typeof plannedTripRepository>;

function creationsOf(table: Table, days: readonly DayItem[], activities: readonly ActivityItem[]): Write[] {
  return [
    ...days.map((day) => creationOfDay(table, day)),
    ...activities.map((activity) => creationOfActivity(table, activity)),
  ];
}

/** More than one transaction takes: written before the trip itself, under a batch that makes it count. */
async function stageCreations(
  table: Table,
  days: readonly DayItem[],
  activities: readonly ActivityItem[],
): Promise<string> {
  const batch = randomCharacters(16);
  const inBatch = <T>(items: readonly T[]) => items.map((item) => ({ ...item, batch }));
  const writes = creationsOf(table, inBatch(days), inBatch(activities));
  for (let from = 0; from < writes.length; from += MAX_WRITES) {
    await transact(table, writes.slice(from, from + MAX_WRITES));
  }
  return batch;
}
