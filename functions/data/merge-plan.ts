import * as z from 'zod/mini';
import { dayIdOf, tripIdOf } from '#shared/contract/ids.ts';
import { activityKey, dayKey, mergedDayKey } from './keys.ts';
import type { ItemChanges } from './staged-writes.ts';
import type { TripWithDays } from './trip-days.ts';
import { DayItem } from './trip-item.ts';

/** The fields that a merge may fill in on a day of the target. */
const Filled = z.partial(
  z.pick(DayItem, {
    location: true,
    weather: true,
    accommodation: true,
    accommodationAddress: true,
  }),
);

/** A day of the target that absorbed source days of the same date, and what it got from them. */
export const MergedDay = z.object({
  dayId: z.string(),
  sourceDayIds: z.array(z.string()),
  /** Fields that were empty, with their new values. */
  filled: Filled,
  /** What was appended to its notes. */
  notes: z.array(z.string()),
  photosAdded: z.array(z.string()),
});
export type MergedDay = z.output<typeof MergedDay>;

const Dates = z.object({ startDate: z.string(), endDate: z.string() });

/** What undoing a merge needs to know of the trips. */
export const MergeRecord = z.object({
  sourceId: z.string(),
  targetId: z.string(),
  batch: z.string(),
  before: Dates,
  after: Dates,
  photosAdded: z.array(z.string()),
  /** How many days of the target absorbed days of the source; absent on older merges. */
  joinedDays: z.optional(z.number()),
});
export type MergeRecord = z.output<typeof MergeRecord>;

export interface MergePlan {
  readonly changes: ItemChanges;
  readonly record: MergeRecord;
  /** How many days and activities the target gains. */
  readonly dayCount: number;
  readonly activityCount: number;
}

const EMPTY = ['location', 'weather', 'accommodation', 'accommodationAddress'] as const;

/**
 * How two trips are combined: a source day joins the target's day of the same date and fills its empty fields, other
 * source days move over whole. Every copy's id is derived from the original's, so that undoing finds it. `expiresAt`
 * (seconds since 1970) is when the merge can no longer be undone.
 */
export function planMerge(source: TripWithDays, target: TripWithDays, batch: string, expiresAt: number): MergePlan {
  const targetId = target.trip.id;
  const copies: DayItem[] = [];
  const activities: ItemChanges['fresh'][number][] = [];
  const joined = new Map<string, { day: DayItem; merged: MergedDay }>();
  for (const { day, activities: own } of source.days) {
    const match = target.days.find((each) => each.day.date === day.date);
    const into = match?.day.id ?? copiedDayId(day.id, targetId);
    for (const activity of own) {
      const id = `${into}${activitySuffix(activity.id)}`;
      activities.push({ ...activityKey(id), ...activity, id, batch });
    }
    if (match) joined.set(into, join(joined.get(into) ?? { day: match.day, merged: nothing(into) }, day, own.length));
    else copies.push({ ...day, id: into, batch, activityCount: own.length });
  }
  const { startDate, endDate, photos } = target.trip;
  const dates = source.days.map(({ day }) => day.date);
  return {
    changes: {
      fresh: [
        ...copies.map((day) => ({ ...dayKey(day.id), ...day })),
        ...activities,
        ...[...joined.values()].map(({ merged }) => ({
          ...{ ...mergedDayKey(targetId, batch, merged.dayId), ...merged },
          ...{ batch, expiresAt },
        })),
      ],
      put: [...joined.values()].map(({ day }) => ({ ...dayKey(day.id), ...day })),
      remove: [],
    },
    record: {
      ...{ sourceId: source.trip.id, targetId, batch },
      before: { startDate, endDate },
      after: { startDate: earliest([startDate, ...dates]), endDate: latest([endDate, ...dates]) },
      photosAdded: source.trip.photos.filter((photo) => !photos.includes(photo)),
      joinedDays: joined.size,
    },
    dayCount: copies.length,
    activityCount: activities.length,
  };
}

/** The id of a source day that becomes a day of the target. */
export function copiedDayId(dayId: string, targetId: string): string {
  return `${targetId}${dayId.slice(tripIdOf(dayId).length)}`;
}

/** An activity's id without its day's. */
export function activitySuffix(activityId: string): string {
  return activityId.slice(dayIdOf(activityId).length);
}

/** The earliest of calendar dates ('YYYY-MM-DD'), of which there is at least one. */
export function earliest(dates: readonly string[]): string {
  return dates.reduce((first, date) => (date < first ? date : first));
}

export function latest(dates: readonly string[]): string {
  return dates.reduce((last, date) => (date > last ? date : last));
}

function nothing(dayId: string): MergedDay {
  return { dayId, sourceDayIds: [], filled: {}, notes: [], photosAdded: [] };
}

/** A target day after absorbing a source day; two source days of one date are absorbed in turn. */
function join(before: { day: DayItem; merged: MergedDay }, from: DayItem, activities: number): typeof before {
  const { day, merged } = before;
  const filled: z.output<typeof Filled> = {};
  const next = { ...day };
  for (const field of EMPTY) {
    const value = from[field];
    if (day[field] !== null || value === null) continue;
    filled[field] = value;
    next[field] = value;
  }
  const notes = from.notes !== null && from.notes !== day.notes ? [from.notes] : [];
  const photos = from.photos.filter((photo) => !day.photos.includes(photo));
  return {
    day: {
      ...next,
      notes: notes.length === 0 ? day.notes : [...(day.notes === null ? [] : [day.notes]), ...notes].join('\n'),
      photos: [...day.photos, ...photos],
      activityCount: day.activityCount + activities,
    },
    merged: {
      dayId: merged.dayId,
      sourceDayIds: [...merged.sourceDayIds, from.id],
      filled: { ...merged.filled, ...filled },
      notes: [...merged.notes, ...notes],
      photosAdded: [...merged.photosAdded, ...photos],
    },
  };
}
