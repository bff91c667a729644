import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import type { PlanRecord, PlanReversal } from '../../data/plan-record.ts';
import type { TripWithDays } from '../../data/trip-days.ts';

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
