import { dayIdOf } from '#shared/contract/ids.ts';
import { earliest, latest, type MergedDay, type MergeRecord } from './merge-plan.ts';
import { withoutMerged } from './merged-day.ts';
import type { StoredItem } from './staged-item.ts';
import { DayItem } from './trip-item.ts';
import { type Contents, photosOf, type SideChanges, type TripSide } from './trip-side.ts';

/** An activity that goes back to the source. */
export interface Going {
  /** Its state in the target. */
  readonly item: StoredItem;
  /** Its state in the source; undefined when it was added since, on a day that came from there. */
  readonly original: StoredItem | undefined;
  readonly sourceDayId: string;
}

/** The target of a merge after `going` and the days `goingDays` have left it; photos that stay become its own. */
export function remaining(
  target: TripSide,
  record: MergeRecord,
  merged: readonly MergedDay[],
  now: Contents,
  goingDays: ReadonlyMap<string, string>,
  going: readonly Going[],
  stays: (photo: string) => boolean,
): SideChanges {
  const put: StoredItem[] = [];
  const dates: string[] = [];
  let [dayCount, activityCount] = [target.trip.dayCount, target.trip.activityCount];
  for (const [id, item] of now.days) {
    const day = DayItem.parse(item);
    const leaving = going.filter((each) => dayIdOf(String(each.item.id)) === id).length;
    if (day.deletedAt === undefined) {
      activityCount -= leaving;
      if (goingDays.has(id)) dayCount -= 1;
      else dates.push(day.date);
    }
    const from = merged.find(({ dayId }) => dayId === id);
    if (goingDays.has(id) || (leaving === 0 && !from)) continue;
    put.push({
      ...item,
      ...(from ? withoutMerged(day, from) : {}),
      activityCount: day.activityCount - leaving,
    });
  }
  const left = [...going.map(({ item }) => item), ...[...goingDays.keys()].flatMap((id) => now.days.get(id) ?? [])];
  const uploaded = left.flatMap(photosOf).filter(stays);
  const { trip } = target;
  const own = trip.photos.filter((photo) => !record.photosAdded.includes(photo));
  const { before, after } = record;
  return {
    changes: {
      fresh: [],
      put,
      // Items of the merge's batch become invisible as soon as the trip no longer names it.
      remove: left.filter(({ batch }) => batch !== record.batch).map(({ pk, sk }) => ({ pk, sk })),
    },
    trip: {
      startDate: trip.startDate === after.startDate ? earliest([before.startDate, ...dates]) : trip.startDate,
      endDate: trip.endDate === after.endDate ? latest([before.endDate, ...dates]) : trip.endDate,
      photos: [...own, ...uploaded.filter((photo, at) => !own.includes(photo) && uploaded.indexOf(photo) === at)],
      dayCount,
      activityCount,
    },
  };
}
