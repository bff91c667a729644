import { dayIdOf, idOnDay } from '#shared/contract/ids.ts';
import type { DayFields } from '#shared/days/schema.ts';
import { newDay } from '../../data/day-repository.ts';
import type { EditedTrip } from '../../data/edited-trip.ts';
import { revised } from '../../data/revision.ts';
import { storedActivity, storedDay } from '../../data/stored-item.ts';
import type { TripWithDays } from '../../data/trip-days.ts';
import type { ActivityItem, DayItem, TripItem } from '../../data/trip-item.ts';

interface EditedDay {
  /** Undefined for a new one. */
  readonly before: DayItem | undefined;
  now: DayItem;
}

interface EditedActivity {
  readonly before: ActivityItem | undefined;
  now: ActivityItem | undefined;
}

/**
 * A trip's days and activities while several bookings change them, in memory. Its writes are taken at the end: one for
 * each item, however often it changed.
 */
export function tripEdit(trip: TripItem, existing: TripWithDays['days']) {
  const days: EditedDay[] = existing.map(({ day }) => ({ before: day, now: day }));
  const activities: EditedActivity[] = existing.flatMap((each) =>
    each.activities.map((activity) => ({ before: activity, now: activity })),
  );
  const range = { startDate: trip.startDate, endDate: trip.endDate };

  const edit = {
    trip,
    range,

    activities: (): ActivityItem[] => activities.flatMap(({ now }) => now ?? []),
    /** By date. */
    firstDay: (): DayItem | undefined => days[0]?.now,

    addDay(day: DayItem): DayItem {
      days.push({ before: undefined, now: day });
      return day;
    },

    /** The day of this date, created when there is none. A stay fills an empty accommodation. */
    ensureDay(fields: DayFields): DayItem {
      const there = days.find(({ now }) => now.date === fields.date);
      if (!there) return edit.addDay({ ...newDay(trip.id, fields), isPlanned: true });
      const { accommodation, accommodationAddress } = fields;
      if (there.now.accommodation === null && accommodation !== null) {
        there.now = revisedOnce(there.before, { ...there.now, accommodation, accommodationAddress });
      }
      return there.now;
    },

    /** Removes a stay from the nights that it no longer covers. */
    leaveNights(accommodation: string, dates: readonly string[]): void {
      for (const day of days) {
        if (!dates.includes(day.now.date) || day.now.accommodation !== accommodation) continue;
        day.now = revisedOnce(day.before, { ...day.now, accommodation: null, accommodationAddress: null });
      }
    },

    addActivity(activity: ActivityItem): void {
      activities.push({ before: undefined, now: activity });
    },

    /** Changes an activity; on another day its id gets that day's id as prefix. */
    changeActivity(id: string, set: Partial<ActivityItem>, day?: DayItem): void {
      const edited = activities.find(({ now }) => now?.id === id);
      if (!edited?.now) return;
      const changed = revisedOnce(edited.before, { ...edited.now, ...set });
      if (day === undefined || day.id === dayIdOf(id)) {
        edited.now = changed;
        return;
      }
      edited.now = undefined;
      const { batch: _, ...moved } = changed;
      activities.push({ before: undefined, now: { ...moved, id: idOnDay(id, day.id) } });
    },

    /** Extends the trip's dates to include these. */
    cover(dates: readonly string[]): void {
      const all = [range.startDate, range.endDate, ...dates].sort();
      range.startDate = all[0] ?? range.startDate;
      range.endDate = all.at(-1) ?? range.endDate;
    },

    /** The writes: new items, and changes of existing ones. */
    result(): TripEditResult {
      const countOf = (day: DayItem) => edit.activities().filter(({ id }) => dayIdOf(id) === day.id).length;
      const emptied = days.filter(({ before, now }) => before && isLeftEmpty(before, now, countOf(now)));
      const kept = days.filter((day) => !emptied.includes(day));
      const newDays = kept.filter(({ before }) => !before).map(({ now }) => ({ ...now, activityCount: countOf(now) }));
      const fresh = activities.flatMap(({ before, now }) => (before || !now ? [] : now));
      const gone = activities.flatMap(({ before, now }) => (before && !now ? before : []));
      const changedDays = kept.flatMap(({ before, now }) => (before ? dayChange(before, now, countOf(now)) : []));
      const changedActivities = activities.flatMap(({ before, now }) => (before && now && before !== now ? now : []));
      return {
        trip,
        daysCreated: newDays.length,
        dayCount: newDays.length - emptied.length,
        activityCount: fresh.length - gone.length,
        range,
        before: [
          ...days.flatMap(({ before }) => (before ? storedDay(before) : [])),
          ...activities.flatMap(({ before }) => (before ? storedActivity(before) : [])),
        ],
        changes: {
          fresh: [...newDays.map(storedDay), ...fresh.map(storedActivity)],
          put: [...changedDays.map(storedDay), ...changedActivities.map(storedActivity)],
          remove: [...emptied.map(({ now }) => storedDay(now)), ...gone.map(storedActivity)],
        },
      };
    },
  };
  return edit;
}
export type TripEdit = ReturnType<typeof tripEdit>;

interface TripEditResult extends EditedTrip {
  readonly daysCreated: number;
}

/** A day that was created for a booking, and has none any more: nobody wrote anything on it. */
function isLeftEmpty(before: DayItem, now: DayItem, activityCount: number): boolean {
  const changed = before.activityCount > 0 || before.accommodation !== now.accommodation;
  const bare = now.photos.length === 0 && now.notes === null && now.weather === null && now.accommodation === null;
  return changed && before.isPlanned === true && activityCount === 0 && bare;
}

/** The day's new state; undefined when it does not change. */
function dayChange(before: DayItem, now: DayItem, activityCount: number): DayItem[] {
  const stays = before.accommodation === now.accommodation && before.accommodationAddress === now.accommodationAddress;
  return stays && activityCount === before.activityCount ? [] : [{ ...now, activityCount }];
}

/** An item after one or several changes that are written together: its next revision, unless it is new. */
function revisedOnce<Item extends ActivityItem | DayItem>(before: Item | undefined, now: Item): Item {
  return before ? { ...now, revision: revised(before).revision } : now;
}
