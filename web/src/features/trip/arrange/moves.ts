import { isBooking } from '#shared/activities/is-booking.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { idOnDay, isIdeasDay, tailOf } from '#shared/contract/ids.ts';
import type { StepOp } from '#shared/steps/schema.ts';
import { formatDayWithWeekday } from '#shared/trips/dates.ts';
import {
  activitiesOn,
  type Destination,
  othersOn,
  type Place,
  type Plan,
  standingOf,
  withActivityAt,
  withMovedActivity,
} from './plan.ts';
import type { Step } from './step-history.ts';

/** What has to be asked before an activity is moved. */
export type MoveQuestion = 'booking' | 'clock';

/** Whether the activity at a position has a time, and stands after a later one or before an earlier one. */
function isAgainstClock(activities: readonly Activity[], position: number): boolean {
  const time = activities[position]?.time;
  if (!time) return false;
  return activities.some(
    (other, n) => other.time !== null && (n < position ? other.time > time : n > position && other.time < time),
  );
}

/**
 * What has to be asked before this move: a booking's date is the provider's, and a time says another place than the one
 * that was chosen.
 */
export function questionsOf(plan: Plan, activity: Activity, { dayId, position, date }: Destination): MoveQuestion[] {
  const from = standingOf(plan, activity.id)?.dayId;
  const dateOf = (id: string | undefined) => plan.days.find((day) => day.id === id)?.date.slice(0, 10);
  const next = (date ?? dateOf(dayId))?.slice(0, 10);
  const changesDate = dateOf(from) !== undefined && dateOf(from) !== next;
  // One that mails tell of stays on its date or another: the server says so.
  const isRefused = isIdeasDay(dayId) && activity.emailIds.length > 0;
  const isPut = position !== undefined && !isIdeasDay(dayId);
  const against =
    isPut && isAgainstClock(activitiesOn(withActivityAt(plan, activity, { dayId, position }), dayId), position);
  return [
    ...(changesDate && isBooking(activity) && !isRefused ? (['booking'] as const) : []),
    ...(against ? (['clock'] as const) : []),
  ];
}

/** Whether a move to this place changes nothing. */
export function isPlacedAlready(plan: Plan, activity: Activity, { dayId, position }: Place): boolean {
  const standing = standingOf(plan, activity.id);
  return standing?.dayId === dayId && (position === undefined || position === standing.position);
}

/** The step that moves an activity to a place of the plan. */
export function moveStep(
  plan: Plan,
  activity: Activity,
  { dayId, position, name, clearTime = false }: Destination & { readonly clearTime?: boolean },
): Step {
  const others = othersOn(plan, dayId, activity.id);
  const before = position === undefined ? undefined : others[position]?.id;
  const stays = standingOf(plan, activity.id)?.dayId === dayId;
  const move: StepOp = {
    ...{ kind: 'move', activityId: activity.id, dayId },
    ...(before !== undefined && { before }),
    ...(clearTime && { clearTime }),
  };
  const isLast = position !== undefined && before === undefined;
  return {
    ops: [move, ...(isLast ? overtaking(plan, activity, { dayId, clearTime }) : [])],
    title: stays ? 'Order changed' : `Moved to ${name ?? nameOfPlace(plan, dayId)}`,
    description: activity.title,
  };
}

/** Moved to a day's end, one with a time stands where that says: then those behind it come before it. */
function overtaking(
  plan: Plan,
  { id }: Activity,
  { dayId, clearTime }: { readonly dayId: string; readonly clearTime: boolean },
): StepOp[] {
  const after = activitiesOn(withMovedActivity(plan, id, { dayId, clearTime }), dayId);
  const behind = after.slice(after.findIndex((each) => tailOf(each.id) === tailOf(id)) + 1);
  const untimed = behind.filter(({ time }) => time === null);
  return untimed.map((other) => ({ kind: 'move', activityId: other.id, dayId, before: idOnDay(id, dayId) }));
}

/** 'Tue, May 5', or 'Ideas'. */
export function nameOfPlace({ days }: Plan, dayId: string): string {
  const day = days.find(({ id }) => id === dayId);
  return day ? formatDayWithWeekday(day.date) : 'Ideas';
}

/** Whether two plans show the same, times included. */
export function isSamePlan(before: Plan, after: Plan): boolean {
  const shown = ({ days, ideas }: Plan) =>
    [...days.map(({ activities }) => activities), ideas].map((activities) =>
      activities.map(({ id, time }) => [id, time]),
    );
  return JSON.stringify(shown(before)) === JSON.stringify(shown(after));
}

/** The step that moves a day before another, or to the end; undefined where it stands there already. */
export function orderDaysStep({ days }: Plan, dayId: string, next: string | undefined): Step | undefined {
  const ids = days.map(({ id }) => id);
  const others = ids.filter((id) => id !== dayId);
  if (next === dayId) return undefined;
  const dayIds = others.toSpliced(next === undefined ? others.length : others.indexOf(next), 0, dayId);
  if (dayIds.every((id, n) => id === ids[n])) return undefined;
  const date = days[dayIds.indexOf(dayId)]?.date;
  return {
    ops: [{ kind: 'order-days', dayIds }],
    title: date === undefined ? 'Days reordered' : `Day moved to ${formatDayWithWeekday(date)}`,
    description: days.find(({ id }) => id === dayId)?.title,
  };
}

/** The step by which two days take each other's dates. */
export function swapDaysStep({ days }: Plan, dayId: string, otherId: string): Step {
  const ids = days.map(({ id }) => id);
  const swapped: Readonly<Record<string, string>> = { [dayId]: otherId, [otherId]: dayId };
  const titles = [dayId, otherId].map((id) => days.find((day) => day.id === id)?.title);
  return {
    ops: [{ kind: 'order-days', dayIds: ids.map((id) => swapped[id] ?? id) }],
    title: 'Days swapped',
    description: titles.join(' and '),
  };
}
