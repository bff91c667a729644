import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, idOnDay, tailOf } from '#shared/contract/ids.ts';
import { isDeletedDay } from '../../data/day-lives.ts';
import { keyOfMediaPath, readMediaKey } from '../../data/media-keys.ts';
import type { MergedDay } from '../../data/merge-record.ts';
import type { MergeSide, SideChanges } from '../../data/merge-repository.ts';
import type { Merge } from '../../data/merges-of-trip.ts';
import { type StoredItem, storedActivity, storedDay } from '../../data/stored-item.ts';
import { DayItem, readActivityItem } from '../../data/trip-item.ts';
import { type Contents, contentsOf, photosOf } from './contents.ts';
import { copiedDayId, earliest, latest } from './merge-plan.ts';
import { type Going, remaining } from './unmerge-target.ts';

/** A merge that was made after the one to be undone. */
export interface LaterMerge {
  readonly title: string;
  readonly batch: string;
  /** The days that absorbed days of its source. */
  readonly dayIds: readonly string[];
}

/** The changes of the restored trip and of the one it was merged into. */
interface UnmergePlan {
  readonly source: SideChanges;
  readonly target: SideChanges;
}

/**
 * How two merged trips are separated, whatever was edited since: what came from the source goes back in its current
 * state, a moved day with everything on it; what was deleted since stays deleted; everything else stays in the target.
 * Photos uploaded since also stay in the target, where their files are. Throws AppError when a later merge has to be
 * undone first, or documents that were added since have to be removed, as only an activity can keep them.
 */
export function planUnmerge(
  source: MergeSide,
  target: MergeSide,
  merge: Merge,
  later: readonly LaterMerge[],
): UnmergePlan {
  const { days: merged } = merge;
  const was = contentsOf(source.items);
  const now = contentsOf(target.items);
  const joinedInto = new Map(
    merged.flatMap(({ dayId, sourceDayIds }) => sourceDayIds.map((id) => [id, dayId] as const)),
  );
  const wasThere = [...was.days].flatMap(([id, day]) => (isDeletedDay(day) ? [] : id));
  const goingDays = new Map(
    wasThere.flatMap((id) => {
      const copy = copiedDayId(id, target.trip.id);
      return !joinedInto.has(id) && now.days.has(copy) ? [[copy, id] as const] : [];
    }),
  );
  const going = goingActivities({ was, now }, { goingDays, merged, wasThere });
  refuseWhenEntangled(now, goingDays, later);
  const stays = filesThatStay(target.trip.id);
  refuseDocumentsAdded(going, stays);

  const nowThere = (id: string) => now.days.get(joinedInto.get(id) ?? '');
  const needed = new Set(going.map(({ sourceDayId }) => sourceDayId));
  const days = wasThere.flatMap((id) => {
    const original = was.days.get(id);
    const copy = now.days.get(copiedDayId(id, target.trip.id));
    if (!original) return [];
    const activityCount = going.filter(({ sourceDayId }) => sourceDayId === id).length;
    const joined = nowThere(id);
    if (copy && !joinedInto.has(id)) {
      return [storedDay({ ...back(copy, original, id, stays), activityCount })];
    }
    if (!joinedInto.has(id) && !needed.has(id)) return [];
    const left = joined ? photosOf(joined) : [];
    return [{ ...original, photos: photosOf(original).filter((photo) => left.includes(photo)), activityCount }];
  });
  const activities = going.map(({ item, original, sourceDayId }) => {
    const id = idOnDay(String(item.id), sourceDayId);
    return storedActivity(back(item, original, id, stays));
  });
  const kept = new Set([...days, ...activities].map(({ sk }) => sk));
  const visible = days.map((day) => DayItem.parse(day)).filter(({ deletedAt }) => deletedAt === undefined);
  const shownPhotos = new Set(target.trip.photos);
  const gone = [
    ...wasThere.flatMap((id) => was.days.get(id) ?? []),
    ...[...was.activities].flatMap(([id, item]) => (wasThere.includes(dayIdOf(id)) ? item : [])),
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
    target: remaining({ side: target, now }, merge, { days: goingDays, activities: going }, stays),
  };
}

interface MovedDays {
  /** Ids in the source, by those in the target. */
  readonly goingDays: ReadonlyMap<string, string>;
  readonly merged: readonly MergedDay[];
  /** The ids of the source's days that were not deleted. */
  readonly wasThere: readonly string[];
}

/** What goes back: everything on days that go back, and what came from the source wherever it is by now. */
function goingActivities(
  { was, now }: { readonly was: Contents; readonly now: Contents },
  { goingDays, merged, wasThere }: MovedDays,
): Going[] {
  const visible = new Set(wasThere);
  const byTail = new Map(
    [...was.activities].flatMap(([id, item]) => (visible.has(dayIdOf(id)) ? [[tailOf(id), item] as const] : [])),
  );
  const sourceDays = new Map(merged.map(({ dayId, sourceDayIds }) => [dayId, sourceDayIds]));
  return [...now.activities].flatMap(([id, item]) => {
    const original = byTail.get(tailOf(id));
    const dayId = goingDays.get(dayIdOf(id));
    if (dayId !== undefined) return [{ item, original, sourceDayId: dayId }];
    if (!original) return [];
    const own = dayIdOf(String(original.id));
    const here = sourceDays.get(dayIdOf(id)) ?? [];
    return [{ item, original, sourceDayId: here.includes(own) ? own : (here[0] ?? own) }];
  });
}

/** A later merge that added something to a day that goes back would lose it. */
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

function refuseDocumentsAdded(going: readonly Going[], stays: (url: string) => boolean): void {
  for (const { item } of going) {
    const { title, documents = [] } = readActivityItem(item);
    if (!documents.some(({ documentURL }) => stays(documentURL))) continue;
    const message = `"${title}" got files since the trips were merged. Download and remove them, then undo the merge.`;
    throw new AppError('conflict', message);
  }
}

/** The item as it is restored in the source, under the id that it had there. */
function back(
  item: StoredItem,
  original: StoredItem | undefined,
  id: string,
  stays: (photo: string) => boolean,
): StoredItem & { readonly id: string } {
  const { batch: _, ...rest } = item;
  return {
    ...rest,
    id,
    ...(original?.batch === undefined ? {} : { batch: original.batch }),
    photos: photosOf(item).filter((photo) => !stays(photo)),
  };
}

function isThere(items: readonly StoredItem[], item: StoredItem): boolean {
  const there = items.find(({ sk }) => sk === item.sk);
  return there !== undefined && isDeepStrictEqual({ ...there }, { ...item });
}

/** Files are in the folder of the trip that they were uploaded to. */
function filesThatStay(targetId: string): (url: string) => boolean {
  return (url) => {
    const media = readMediaKey(keyOfMediaPath(url) ?? '');
    return media !== undefined && media.kind !== 'upload' && media.tripId === targetId;
  };
}
