import { isBooking } from '#shared/activities/is-booking.ts';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import type { DayFields } from '#shared/days/schema.ts';
import { type NewActivity, newActivity } from '../../data/activity-repository.ts';
import { newDay } from '../../data/day-repository.ts';
import type { ActivityItem, DayItem } from '../../data/trip-item.ts';
import { type Draft, onDay, ownDays, takeOff } from '../../steps/draft.ts';

/** A planned change of a trip; `day` is for a date on which the trip has no day yet. */
export type PlanChange =
  | { readonly kind: 'add'; readonly day: DayFields; readonly activity: NewActivity }
  | { readonly kind: 'move'; readonly day: DayFields; readonly activityId: string }
  | { readonly kind: 'remove'; readonly activityId: string };

/** Makes planned changes on a trip's draft. Throws AppError for a booking, and for what no longer exists. */
export function planChanges(draft: Draft, changes: readonly PlanChange[]): void {
  const taken = new Set<string>();
  for (const change of changes) {
    if (change.kind === 'add') {
      const added = newActivity(dayOn(draft, change.day).id, change.activity);
      draft.activities.set(added.id, added);
      continue;
    }
    const activity = planned(draft, change.activityId, taken);
    if (change.kind === 'remove') takeOff(draft, activity);
    else {
      const { id } = dayOn(draft, change.day);
      if (id === dayIdOf(activity.id)) continue;
      takeOff(draft, activity);
      const moved = onDay(activity, id);
      draft.activities.set(moved.id, moved);
    }
  }
}

/** The day on a date, made where there is none; the trip's dates then include it. */
function dayOn(draft: Draft, fields: DayFields): DayItem {
  const there = ownDays(draft).find(({ date }) => date === fields.date);
  if (there) return there;
  const made = newDay(draft.tripId, fields);
  draft.days.set(made.id, made);
  if (fields.date < draft.startDate) draft.startDate = fields.date;
  if (fields.date > draft.endDate) draft.endDate = fields.date;
  return made;
}

/** The activity that a change is about; there is one change of each. */
function planned(draft: Draft, activityId: string, taken: Set<string>): ActivityItem {
  const activity = draft.activities.get(activityId);
  if (!activity || taken.has(activityId)) {
    throw new AppError('conflict', 'The trip was changed meanwhile: one of these activities is not there any more.');
  }
  if (isBooking(activity)) {
    throw new AppError('unprocessable', `"${activity.title}" is a booking, and bookings stay where they are.`);
  }
  taken.add(activityId);
  return activity;
}
