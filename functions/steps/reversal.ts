import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import type { AttributeChange, PlanRecord } from '../data/plan-record.ts';
import { revised } from '../data/revision.ts';
import { type ActivityItem, type DayItem, readActivityItem, readDayItem } from '../data/trip-item.ts';
import type { Draft } from './draft.ts';

/**
 * Undoes a step on the trips as they are. Throws AppError 'conflict', which names it, when something that the step made
 * was edited since, so that no edit is lost. A day that it created stays when it holds something else by now.
 */
export function reverse(draft: Draft, record: PlanRecord): void {
  const made = [...record.added, ...record.moved.map(({ after }) => after)];
  for (const activity of made) {
    if (!isAsMade(draft.activities.get(activity.id), activity)) throw editedSince(activity.title);
    draft.activities.delete(activity.id);
  }
  for (const change of record.edited) undoChange(draft.activities, change, readActivityItem);
  for (const change of record.changedDays) undoChange(draft.days, change, readDayItem);
  for (const activity of record.removed) bringBack(draft, activity, undefined);
  for (const { before, after } of record.moved) bringBack(draft, before, after);
  const datesMove = record.changedDays.some(({ before }) => before.date !== undefined);
  for (const day of record.days) removeDay(draft, day, datesMove);
  undoDates(draft, record);
}

function editedSince(title: string): AppError {
  return new AppError('conflict', `"${title}" was edited since, so these changes can no longer be undone.`);
}

/** Revisions aside: what a later step changed and undid counts on, and is as it was. */
function isAsMade(now: ActivityItem | undefined, made: ActivityItem): boolean {
  return now !== undefined && isDeepStrictEqual({ ...now, revision: 0 }, { ...made, revision: 0 });
}

function removedSince(): AppError {
  return new AppError('conflict', 'Something was removed since, so these changes can no longer be undone.');
}

/** Gives an item the attributes that it had, in a revision of its own. */
function undoChange<Item extends ActivityItem | DayItem>(
  items: Map<string, Item>,
  { id, before, after }: AttributeChange,
  read: (attributes: unknown) => Item,
): void {
  const now = items.get(id);
  if (!now) throw removedSince();
  const values = new Map<string, unknown>(Object.entries(now));
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  const differs = (name: string) => name !== 'revision' && !isDeepStrictEqual(values.get(name), is.get(name));
  if (names.some(differs)) throw editedSince(now.title);
  for (const name of names) {
    if (was.has(name)) values.set(name, was.get(name));
    else values.delete(name);
  }
  if (is.has('revision')) values.set('revision', revised(now).revision);
  items.set(id, read(Object.fromEntries(values)));
}

/** Puts an activity back that left its day; `now`: as what it is elsewhere. */
function bringBack(draft: Draft, before: ActivityItem, now: ActivityItem | undefined): void {
  if (!draft.days.has(dayIdOf(before.id))) throw removedSince();
  const isRevised = now !== undefined && (now.revision ?? 0) !== (before.revision ?? 0);
  draft.activities.set(before.id, isRevised ? { ...before, revision: revised(now).revision } : before);
}

/** Removes a day that the step created, unless it holds something by now that does not go with it. */
function removeDay(draft: Draft, made: DayItem, isOthersDate: boolean): void {
  const day = draft.days.get(made.id);
  if (!day) return;
  const isHeld = [...draft.activities.keys()].some((id) => dayIdOf(id) === day.id);
  if (isHeld && !isOthersDate) return;
  const own = ({ activityCount: _, order: __, revision: ___, ...fields }: DayItem) => fields;
  if (isHeld || !isDeepStrictEqual(own(day), own(made))) throw editedSince(day.title);
  draft.days.delete(day.id);
}

/** The trip's former dates, unless they were changed since, or a day that the step created stays outside of them. */
function undoDates(draft: Draft, { before, after, days }: PlanRecord): void {
  const left = days.flatMap(({ id }) => draft.days.get(id)?.date || []);
  const first = [before.startDate, ...left].sort()[0] ?? before.startDate;
  const last = [before.endDate, ...left].sort().at(-1) ?? before.endDate;
  if (draft.startDate === after.startDate) draft.startDate = first;
  if (draft.endDate === after.endDate) draft.endDate = last;
}
