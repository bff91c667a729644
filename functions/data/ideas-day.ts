import { AppError } from '#shared/contract/errors.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import { dayKey } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import type { DayItem } from './trip-item.ts';
import { update } from './writes.ts';

/** The maximum number of ideas of a trip. */
export const MAX_IDEAS = 500;

/** A trip's ideas, none yet: a day without a date; see day-lives.ts. */
export function emptyIdeasDay(tripId: string): DayItem {
  return {
    ...{ id: ideasDayOf(tripId), title: 'Ideas', date: '', deletedAt: new Date(0).toISOString() },
    ...{ location: null, weather: null, accommodation: null, accommodationAddress: null, notes: null },
    ...{ photos: [], activityCount: 0 },
  };
}

export const tooManyIdeas = () => new AppError('unprocessable', `A trip can have at most ${MAX_IDEAS} ideas`);

/** The write that counts another idea of a trip, the first with the day itself. */
export function ideaAdded(table: Table, tripId: string): Write {
  const { activityCount: _, ...set } = emptyIdeasDay(tripId);
  const condition = 'attribute_not_exists(activityCount) OR activityCount < :most';
  const change = { set, add: { activityCount: 1 }, condition, values: { ':most': MAX_IDEAS } };
  return update(table, dayKey(set.id), change, tooManyIdeas);
}
