import { idOnDay, tailOf, tripIdOf } from '#shared/contract/ids.ts';
import type { MergedDay } from '../../data/merge-record.ts';
import type { MergeChanges } from '../../data/merge-repository.ts';
import { revised } from '../../data/revision.ts';
import type { TripWithDays } from '../../data/trip-days.ts';
import type { ActivityItem, DayItem } from '../../data/trip-item.ts';

/** A day of the target that absorbs source days, in its new state, with what it got. */
type JoinedDay = MergeChanges['joined'][number];

const EMPTY = ['location', 'weather', 'accommodation', 'accommodationAddress'] as const;

/**
 * How two trips are combined: a source day joins the target's day of the same date and fills its empty fields, other
 * source days move over whole. Every copy's id follows from the original's, so that undoing finds it.
 */
export function planMerge(source: TripWithDays, target: TripWithDays): MergeChanges {
  const days: DayItem[] = [];
  const activities: ActivityItem[] = [];
  const joined = new Map<string, JoinedDay>();
  for (const { day, activities: own } of source.days) {
    const match = target.days.find((each) => each.day.date === day.date);
    const into = match?.day.id ?? copiedDayId(day.id, target.trip.id);
    activities.push(...own.map((activity) => ({ ...activity, id: idOnDay(activity.id, into) })));
    if (match) joined.set(into, join(joined.get(into) ?? { day: match.day, merged: nothing(into) }, day, own));
    else days.push({ ...day, id: into, activityCount: own.length });
  }
  const { startDate, endDate, photos } = target.trip;
  const dates = source.days.flatMap(({ day }) => day.date || []);
  return {
    ...{ days, activities, joined: [...joined.values()] },
    dates: { startDate: earliest([startDate, ...dates]), endDate: latest([endDate, ...dates]) },
    photosAdded: source.trip.photos.filter((photo) => !photos.includes(photo)),
  };
}

/** The id of a source day that becomes a day of the target. */
export function copiedDayId(dayId: string, targetId: string): string {
  return `${targetId}${dayId.slice(tripIdOf(dayId).length)}`;
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
function join({ day, merged }: JoinedDay, from: DayItem, activities: readonly ActivityItem[]): JoinedDay {
  const filled: MergedDay['filled'] = {};
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
      ...revised(next),
      notes: notes.length === 0 ? day.notes : [...(day.notes === null ? [] : [day.notes]), ...notes].join('\n'),
      photos: [...day.photos, ...photos],
      activityCount: day.activityCount + activities.length,
      // Arranged by hand, what joins it comes last.
      ...(day.order ? { order: [...day.order, ...activities.map(({ id }) => tailOf(id))] } : {}),
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
