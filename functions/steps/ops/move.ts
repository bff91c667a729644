import { daysBetween } from '#shared/calendar/calendar.ts';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, isIdeasDay, tailOf, tripIdOf } from '#shared/contract/ids.ts';
import type { StepOp } from '#shared/steps/schema.ts';
import { arranged } from '#shared/trips/arrange.ts';
import { savedByHand } from '../../data/edited-by-hand.ts';
import { MAX_IDEAS, tooManyIdeas } from '../../data/ideas-day.ts';
import type { ActivityItem, DayItem } from '../../data/trip-item.ts';
import { activitiesOn, activityIn, arrange, type Draft, dateLater, dayIn, onDay, takeOff } from '../draft.ts';

type Move = Extract<StepOp, { readonly kind: 'move' }>;

/** What clears an activity's time. */
const NO_TIME = {
  ...{ time: null, endTime: null, timeZone: null },
  ...{ endTimeZone: undefined, timeIsLater: undefined, endTimeIsLater: undefined },
} as const;

/** Puts an activity on a day, at its place there. */
export function move(draft: Draft, op: Move): void {
  const activity = activityIn(draft, op.activityId);
  const to = dayIn(draft, op.dayId);
  checkTarget(draft, activity, to);
  const moved = onDay(changed(activity, dayIn(draft, dayIdOf(activity.id)), to, op.clearTime === true), to.id);
  takeOff(draft, activity);
  const day = draft.days.get(to.id) ?? to;
  const there = activitiesOn(draft, day.id);
  draft.activities.set(moved.id, moved);
  arrange(draft, day, placed(moved, op.before, there));
}

function checkTarget(draft: Draft, activity: ActivityItem, to: DayItem): void {
  if (tripIdOf(to.id) !== tripIdOf(activity.id) && activity.photos.length > 0) {
    throw refused(`"${activity.title}" has photos in this trip. Remove them before it moves to another.`);
  }
  if (tripIdOf(to.id) !== tripIdOf(activity.id) && (activity.documents ?? []).length > 0) {
    throw refused(`"${activity.title}" has files in this trip. Remove them before it moves to another.`);
  }
  if (!isIdeasDay(to.id) || dayIdOf(activity.id) === to.id) return;
  if (activity.bookingId !== undefined && !activity.cancelled) {
    throw refused(`"${activity.title}" is booked for its date, so it cannot become an idea.`);
  }
  if (activitiesOn(draft, to.id).length >= MAX_IDEAS) throw tooManyIdeas();
}

const refused = (message: string) => new AppError('unprocessable', message);

/** The activity with what its new day and a cleared time change of it. */
function changed(activity: ActivityItem, from: DayItem, to: DayItem, clearTime: boolean): ActivityItem {
  const becomesIdea = isIdeasDay(to.id);
  const by = becomesIdea || isIdeasDay(from.id) ? 0 : daysBetween(from.date, to.date);
  const saved = {
    ...(clearTime || becomesIdea ? NO_TIME : {}),
    ...(becomesIdea ? { endDate: null } : {}),
    ...(by !== 0 && activity.endDate !== null ? { endDate: dateLater(activity.endDate, by) } : {}),
  };
  // Of a booking the provider's date counts as edited.
  return savedByHand(activity, saved, by === 0 ? [] : ['date']);
}

/** A day's activities with another one: before the one that is named, else in time order, untimed ones last. */
function placed(activity: ActivityItem, before: string | undefined, there: readonly ActivityItem[]): ActivityItem[] {
  const at = before === undefined ? -1 : there.findIndex(({ id }) => tailOf(id) === tailOf(before));
  if (at !== -1) return there.toSpliced(at, 0, activity);
  return arranged(
    [...there, activity],
    there.map(({ id }) => tailOf(id)),
  );
}
