import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import type { StoredItem } from './ahead-item.ts';
import { ACTIVITY_MARK, activityKey, dayKey, type Key } from './keys.ts';
import { keyOfMediaPath, readMediaKey } from './media-keys.ts';
import { activitySuffix, copiedDayId, earliest, latest, type MergedDay, type MergeRecord } from './merge-plan.ts';
import { withoutMerged } from './merged-day.ts';
import { ActivityItem, DayItem, type TripItem } from './trip-item.ts';
import type { ItemChanges } from './write-ahead.ts';

/** A trip with its items as they count, deleted days too. */
export interface TripSide {
  readonly trip: TripItem;
  readonly items: readonly StoredItem[];
}

/** A merge that came after the one that is to be undone. */
export interface LaterMerge {
  readonly title: string;
  readonly batch: string;
  /** The days that took in days of its source. */
  readonly dayIds: readonly string[];
}

interface SideChanges {
  readonly changes: ItemChanges;
  readonly trip: Pick<TripItem, 'startDate' | 'endDate' | 'photos' | 'dayCount' | 'activityCount'>;
}

/** What becomes of the trip that comes back and of the one that had taken it in. */
export interface UnmergePlan {
  readonly source: SideChanges;
  readonly target: SideChanges;
}

interface Going {
  /** As it is in the target. */
  readonly item: StoredItem;
  /** As it was in the source; undefined when it was added since, on a day that came from there. */
  readonly original: StoredItem | undefined;
  readonly sourceDayId: string;
}

/**
 * How two merged trips are taken apart, whatever was edited since: what came from the source goes back as it is now, a
 * day with everything on it; what was deleted since stays deleted; everything else stays in the target. Photos uploaded
 * since stay in the target as well, for their files lie there. Throws AppError when a later merge has to be undone
 * first.
 */
export function planUnmerge(
  source: TripSide,
  target: TripSide,
  record: MergeRecord,
  merged: readonly MergedDay[],
  later: readonly LaterMerge[],
): UnmergePlan {
  const was = contentsOf(source.items);
  const now = contentsOf(target.items);
  const joinedInto = new Map(
    merged.flatMap(({ dayId, sourceDayIds }) => sourceDayIds.map((id) => [id, dayId] as const)),
  );
  const wasThere = [...was.days.keys()].filter((id) => was.days.get(id)?.deletedAt === undefined);
  const goingDays = new Map(
    wasThere.flatMap((id) => {
      const copy = copiedDayId(id, target.trip.id);
      return !joinedInto.has(id) && now.days.has(copy) ? [[copy, id] as const] : [];
    }),
  );
  const going = goingActivities(was, now, goingDays, merged, wasThere);
  refuseWhenEntangled(now, goingDays, later);

  const stays = photosThatStay(target.trip.id);
  const nowThere = (id: string) => now.days.get(joinedInto.get(id) ?? '');
  const needed = new Set(going.map(({ sourceDayId }) => sourceDayId));
  const days = wasThere.flatMap((id) => {
    const original = was.days.get(id);
    const copy = now.days.get(copiedDayId(id, target.trip.id));
    if (!original) return [];
    const activityCount = going.filter(({ sourceDayId }) => sourceDayId === id).length;
    const joined = nowThere(id);
    if (copy && !joinedInto.has(id)) {
      return [{ ...back(copy, original, { ...dayKey(id), id }, stays), activityCount }];
    }
    if (!joinedInto.has(id) && !needed.has(id)) return [];
    const left = joined ? photosOf(joined) : [];
    return [{ ...original, photos: photosOf(original).filter((photo) => left.includes(photo)), activityCount }];
  });
  const activities = going.map(({ item, original, sourceDayId }) => {
    const id = `${sourceDayId}${activitySuffix(String(item.id))}`;
    return back(item, original, { ...activityKey(id), id }, stays);
  });
  const kept = new Set([...days, ...activities].map(({ sk }) => sk));
  const visible = days.map((day) => DayItem.parse(day)).filter(({ deletedAt }) => deletedAt === undefined);
  const shownPhotos = new Set(target.trip.photos);
  const gone = [
    ...wasThere.map((id) => dayKey(id)),
    ...[...was.activities.keys()].filter((id) => wasThere.includes(dayIdOf(id))).map((id) => activityKey(id)),
  ].filter(({ sk }) => !kept.has(sk));
  return {
    source: {
      changes: {
        fresh: [],
        put: [...days, ...activities].filter((item) => !isThere(source.items, item)),
        remove: gone,
      },
      trip: {
        startDate: earliest([source.trip.startDate, ...visible.map(({ date }) => date)]),
        endDate: latest([source.trip.endDate, ...visible.map(({ date }) => date)]),
        photos: source.trip.photos.filter((photo) => shownPhotos.has(photo)),
        dayCount: visible.length,
        activityCount: visible.reduce((sum, { activityCount }) => sum + activityCount, 0),
      },
    },
    target: remaining(target, record, merged, now, goingDays, going, stays),
  };
}

interface Contents {
  readonly days: ReadonlyMap<string, StoredItem>;
  readonly activities: ReadonlyMap<string, StoredItem>;
}

function contentsOf(items: readonly StoredItem[]): Contents {
  const isActivity = ({ sk }: StoredItem) => sk.includes(ACTIVITY_MARK);
  return {
    days: new Map(items.filter((item) => !isActivity(item)).map((item) => [String(item.id), item])),
    activities: new Map(items.filter(isActivity).map((item) => [String(item.id), item])),
  };
}

/** What goes back: everything on days that go, and what came from the source wherever it lies by now. */
function goingActivities(
  was: Contents,
  now: Contents,
  goingDays: ReadonlyMap<string, string>,
  merged: readonly MergedDay[],
  wasThere: readonly string[],
): Going[] {
  const visible = new Set(wasThere);
  const bySuffix = new Map(
    [...was.activities].flatMap(([id, item]) =>
      visible.has(dayIdOf(id)) ? [[activitySuffix(id), item] as const] : [],
    ),
  );
  const sourceDays = new Map(merged.map(({ dayId, sourceDayIds }) => [dayId, sourceDayIds]));
  return [...now.activities].flatMap(([id, item]) => {
    const original = bySuffix.get(activitySuffix(id));
    const dayId = goingDays.get(dayIdOf(id));
    if (dayId !== undefined) return [{ item, original, sourceDayId: dayId }];
    if (!original) return [];
    const own = dayIdOf(String(original.id));
    const here = sourceDays.get(dayIdOf(id)) ?? [];
    return [{ item, original, sourceDayId: here.includes(own) ? own : (here[0] ?? own) }];
  });
}

/** A later merge that put something on a day that is to go would lose it. */
function refuseWhenEntangled(
  now: Contents,
  goingDays: ReadonlyMap<string, string>,
  later: readonly LaterMerge[],
): void {
  const entangled = later.find(
    ({ batch, dayIds }) =>
      dayIds.some((id) => goingDays.has(id)) ||
      [...now.activities].some(([id, item]) => item.batch === batch && goingDays.has(dayIdOf(id))),
  );
  if (!entangled) return;
  throw new AppError(
    'conflict',
    `"${entangled.title}" was merged in later and shares days with this trip. Undo that merge first.`,
  );
}

/** The item that takes its old place in the source again. */
function back(
  item: StoredItem,
  original: StoredItem | undefined,
  place: Key & { readonly id: string },
  stays: (photo: string) => boolean,
): StoredItem {
  const { batch: _, ...rest } = item;
  return {
    ...rest,
    ...place,
    ...(original?.batch === undefined ? {} : { batch: original.batch }),
    photos: photosOf(item).filter((photo) => !stays(photo)),
  };
}

function isThere(items: readonly StoredItem[], item: StoredItem): boolean {
  const there = items.find(({ sk }) => sk === item.sk);
  return there !== undefined && isDeepStrictEqual({ ...there }, { ...item });
}

/** What the target keeps. */
function remaining(
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
      // What carries the merge's batch is not seen any more as soon as the trip does not name it.
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

function photosOf(item: StoredItem): readonly string[] {
  return ActivityItem.pick({ photos: true }).parse(item).photos;
}

/** Files lie in the folder of the trip that they were uploaded to. */
function photosThatStay(targetId: string): (photo: string) => boolean {
  return (photo) => {
    const media = readMediaKey(keyOfMediaPath(photo) ?? '');
    return media?.kind === 'photo' && media.tripId === targetId;
  };
}
