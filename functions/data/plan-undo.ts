import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import type { PlanOutcome } from './plan-changes.ts';
import type { TripWithDays } from './trip-days.ts';
import { ActivityItem, DayItem } from './trip-item.ts';

/** What undoing applied changes needs to know. */
export const PlanRecord = z.object({
  days: z.array(DayItem),
  added: z.array(ActivityItem),
  moved: z.array(z.object({ before: ActivityItem, after: ActivityItem })),
  removed: z.array(ActivityItem),
  /** The trip's dates before and after. */
  before: z.object({ startDate: z.string(), endDate: z.string() }),
  after: z.object({ startDate: z.string(), endDate: z.string() }),
  /** Files of removed items: they stay while anything in the trip's partition lists them. */
  photos: z.array(z.string()),
});
export type PlanRecord = z.output<typeof PlanRecord>;

/** What undoing does: the inverse of an outcome. */
export interface PlanReversal {
  /** Ids of days and activities to remove. */
  readonly goneDays: string[];
  readonly gone: string[];
  readonly back: ActivityItem[];
  readonly startDate: string;
  readonly endDate: string;
}

export function planRecord({ trip }: TripWithDays, outcome: PlanOutcome): PlanRecord {
  const { days, added, moved, removed, startDate, endDate } = outcome;
  return {
    ...{ days, added, moved, removed },
    before: { startDate: trip.startDate, endDate: trip.endDate },
    after: { startDate, endDate },
    photos: removed.flatMap(({ photos }) => photos),
  };
}

/**
 * Plans how applied changes are undone on the trip as it is. Throws AppError when something that they created was
 * edited since. A day that they created stays when it has other activities by now.
 */
export function planReversal({ trip, days }: TripWithDays, record: PlanRecord): PlanReversal {
  const there = new Map(days.flatMap(({ activities }) => activities.map((each) => [each.id, each] as const)));
  const made = [...record.added, ...record.moved.map(({ after }) => after)];
  if (made.some((activity) => !isDeepStrictEqual(there.get(activity.id), activity))) throw edited();
  const back = [...record.removed, ...record.moved.map(({ before }) => before)];
  if (back.some(({ id }) => !days.some(({ day }) => day.id === dayIdOf(id)))) throw edited();
  const gone = made.map(({ id }) => id);
  const empty = days.filter(({ activities }) => activities.every(({ id }) => gone.includes(id)));
  const goneDays = record.days
    .filter((before) => empty.some(({ day }) => isDeepStrictEqual({ ...day, activityCount: 0 }, before)))
    .map(({ id }) => id);
  const dates = days.flatMap(({ day }) => (goneDays.includes(day.id) ? [] : day.date));
  const { before, after } = record;
  return {
    ...{ goneDays, gone, back },
    startDate: trip.startDate === after.startDate ? first(before.startDate, dates) : trip.startDate,
    endDate: trip.endDate === after.endDate ? last(before.endDate, dates) : trip.endDate,
  };
}

function edited(): AppError {
  return new AppError('conflict', 'These activities were edited since, so the changes can no longer be undone.');
}

/** The trip's former dates, unless a remaining day lies outside of them. */
function first(date: string, dates: readonly string[]): string {
  return [date, ...dates].sort()[0] ?? date;
}

function last(date: string, dates: readonly string[]): string {
  return [date, ...dates].sort().at(-1) ?? date;
}
