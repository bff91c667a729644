import { endProblem } from '#shared/activities/end-problem.ts';
import type { ActivityFields } from '#shared/activities/schema.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { FileActivity } from '#shared/import/trip-file.ts';
import { type DayOfPlaces, withPlaces, withZoneOfDay } from '../activities/complete-places.ts';
import type { NewActivity } from '../data/activity-repository.ts';

/** Where items come: a day with what stands on it already, 'YYYY-MM-DD'. */
export interface DayOfImport extends DayOfPlaces {
  readonly date: string;
}

/**
 * A file's items for a day. What one leaves out follows from its places and its day, as for a new activity. An end that
 * cannot be is refused with 422.
 */
export async function itemsOfDay(items: readonly FileActivity[], day: DayOfImport): Promise<NewActivity[]> {
  const made: NewActivity[] = [];
  const before = [...day.activities];
  for (const item of items) {
    const next = await completed(item, { ...day, activities: before });
    const [message] = Object.values(endProblem(next, day.date) ?? {});
    if (message !== undefined) throw new AppError('unprocessable', `${day.date}, "${next.title}": ${message}`);
    made.push(next);
    before.push({ ...next, id: '', cancelled: next.status === 'cancelled' });
  }
  return made;
}

/** A file's ideas, which have no date, and so no end on one. */
export function ideasOf(items: readonly FileActivity[]): Promise<NewActivity[]> {
  const nowhere = { location: null, activities: [] };
  return Promise.all(items.map((item) => completed({ ...item, endDate: null }, nowhere)));
}

/** As it is when its zone is told: whoever tells it knows its places. */
async function completed({ timeZone, spending: _, ...item }: FileActivity, day: DayOfPlaces): Promise<NewActivity> {
  if (timeZone !== undefined) return { ...item, timeZone };
  const { country = null, coordinates = null, endCoordinates = null } = item;
  const open: ActivityFields = { ...item, timeZone: null, country, coordinates, endCoordinates };
  return { ...item, ...(await withZoneOfDay(await withPlaces(open, true), day)) };
}
