import { dayIdOf } from '#shared/contract/ids.ts';
import type { MergeSide, SideChanges } from '../../data/merge-repository.ts';
import type { Merge } from '../../data/merges-of-trip.ts';
import { revised } from '../../data/revision.ts';
import type { StoredItem } from '../../data/stored-item.ts';
import { DayItem } from '../../data/trip-item.ts';
import { type Contents, photosOf } from './contents.ts';
import { earliest, latest } from './merge-plan.ts';
import { withoutMerged } from './merged-day.ts';

/** An activity that goes back to the source. */
export interface Going {
  /** Its state in the target. */
  readonly item: StoredItem;
  /** Its state in the source; undefined when it was added since, on a day that came from there. */
  readonly original: StoredItem | undefined;
  readonly sourceDayId: string;
}

/** The days and activities that leave the target of a merge. */
interface Leaving {
  /** The days' ids in the source, by their ids in the target. */
  readonly days: ReadonlyMap<string, string>;
  readonly activities: readonly Going[];
}

/** The target of a merge after these have left it; photos that stay become its own. */
export function remaining(
  { side: target, now }: { readonly side: MergeSide; readonly now: Contents },
  { record, days: merged }: Merge,
  { days: goingDays, activities: going }: Leaving,
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
      ...(from ? { ...withoutMerged(day, from), revision: revised(day).revision } : {}),
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
      remove: left.filter(({ batch }) => batch !== record.batch),
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
