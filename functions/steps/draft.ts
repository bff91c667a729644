import { addDays, daysBetween, isRealDate } from '#shared/calendar/calendar.ts';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, idOnDay, isIdeasDay, tailOf, tripIdOf } from '#shared/contract/ids.ts';
import { arranged, orderOf } from '#shared/trips/arrange.ts';
import { emptyIdeasDay } from '../data/ideas-day.ts';
import type { PlanParts } from '../data/plan-writes.ts';
import { revised } from '../data/revision.ts';
import type { ActivityItem, DayItem } from '../data/trip-item.ts';

/**
 * What trips hold while the operations of a step change it, in memory. Items are replaced and never changed themselves,
 * so that what is still the same object is as it was.
 */
export interface Draft {
  /** The trip's id, whose dates and days the operations change; activities may move to the others. */
  readonly tripId: string;
  startDate: string;
  endDate: string;
  readonly days: Map<string, DayItem>;
  readonly activities: Map<string, ActivityItem>;
}

export function draftOf([own, ...others]: PlanParts): Draft {
  const all = [own, ...others];
  const { id: tripId, startDate, endDate } = own.trip;
  return {
    ...{ tripId, startDate, endDate },
    days: new Map(all.flatMap(({ days }) => days.map((day) => [day.id, day] as const))),
    activities: new Map(all.flatMap(({ activities }) => activities.map((each) => [each.id, each] as const))),
  };
}

const meanwhile = (what: string) => new AppError('conflict', `The trip was changed meanwhile: ${what}`);

/** The days of the step's own trip, by date; ideas have none. */
export function ownDays({ days, tripId }: Draft): DayItem[] {
  return [...days.values()]
    .filter(({ id }) => tripIdOf(id) === tripId && !isIdeasDay(id))
    .sort((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? -1 : 1));
}

/** A day that is there; the one of a trip's ideas comes to be with the first. */
export function dayIn({ days }: Draft, dayId: string): DayItem {
  const day = days.get(dayId) ?? (isIdeasDay(dayId) ? emptyIdeasDay(tripIdOf(dayId)) : undefined);
  if (!day) throw meanwhile('one of these days is not there any more.');
  return day;
}

/** A day with a date, of the step's own trip. */
export function ownDay(draft: Draft, dayId: string): DayItem {
  const day = dayIn(draft, dayId);
  if (tripIdOf(dayId) !== draft.tripId || isIdeasDay(dayId))
    throw meanwhile('one of these days is not there any more.');
  return day;
}

/** An activity of the step's own trip, wherever in it it is by now: its tail stays when it moves. */
export function activityIn({ activities, tripId }: Draft, activityId: string): ActivityItem {
  const exact = activities.get(activityId);
  const tail = tailOf(activityId);
  const found = exact ?? [...activities.values()].find(({ id }) => tailOf(id) === tail);
  if (!found || tripIdOf(found.id) !== tripId) throw meanwhile('one of these activities is not there any more.');
  return found;
}

/** A day's activities as they stand. */
export function activitiesOn({ activities, days }: Draft, dayId: string): ActivityItem[] {
  const own = [...activities.values()].filter(({ id }) => dayIdOf(id) === dayId);
  return arranged(own, days.get(dayId)?.order);
}

/** Puts a day's activities in this order, by hand only where it is not theirs anyway. */
export function arrange(draft: Draft, day: DayItem, activities: readonly ActivityItem[]): void {
  const { order: _, ...rest } = day;
  const order = orderOf(activities);
  draft.days.set(day.id, order ? { ...rest, order } : rest);
}

/** Takes an activity off its day, and out of the day's order. */
export function takeOff(draft: Draft, activity: ActivityItem): void {
  const day = dayIn(draft, dayIdOf(activity.id));
  const rest = activitiesOn(draft, day.id).filter(({ id }) => id !== activity.id);
  draft.activities.delete(activity.id);
  if (day.order) arrange(draft, day, rest);
}

/** An activity as it is on another day: its tail stays; of a merge it stays only in the trip that was merged into. */
export function onDay({ batch, ...activity }: ActivityItem, dayId: string): ActivityItem {
  const stays = batch !== undefined && tripIdOf(activity.id) === tripIdOf(dayId);
  return { ...activity, id: idOnDay(activity.id, dayId), ...(stays ? { batch } : {}) };
}

/** Puts a day on another date. */
export function putOnDate(draft: Draft, dayId: string, date: string): void {
  const day = dayIn(draft, dayId);
  if (day.date !== date) draft.days.set(dayId, revised({ ...day, date }));
}

/** Moves an activity's end, where it has a date of its own, by some days. */
export function moveEnd(draft: Draft, activity: ActivityItem, by: number): void {
  if (activity.endDate === null || by === 0) return;
  draft.activities.set(activity.id, revised({ ...activity, endDate: dateLater(activity.endDate, by) }));
}

/** The date some days later; 422 out of the calendar, whose years have four digits. */
export function dateLater(date: string, by: number): string {
  const later = addDays(date, by);
  if (isRealDate(later) && daysBetween(date, later) === by) return later;
  throw new AppError('unprocessable', 'This moves something out of the calendar.');
}
