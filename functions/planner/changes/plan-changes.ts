import { isBooking } from '#shared/activities/is-booking.ts';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, idOnDay } from '#shared/contract/ids.ts';
import type { DayFields } from '#shared/days/schema.ts';
import { type NewActivity, newActivity } from '../../data/activity-repository.ts';
import { newDay } from '../../data/day-repository.ts';
import type { PlanOutcome } from '../../data/plan-record.ts';
import type { TripWithDays } from '../../data/trip-days.ts';
import type { ActivityItem, DayItem } from '../../data/trip-item.ts';

/** A planned change of a trip; `day` is for a date on which the trip has no day yet. */
export type PlanChange =
  | { readonly kind: 'add'; readonly day: DayFields; readonly activity: NewActivity }
  | { readonly kind: 'move'; readonly day: DayFields; readonly activityId: string }
  | { readonly kind: 'remove'; readonly activityId: string };

/** Plans changes on a trip as it is. Throws AppError for a booking, and for what no longer exists. */
export function planChanges({ trip, days }: TripWithDays, changes: readonly PlanChange[]): PlanOutcome {
  const outcome = { days: [] as DayItem[], added: [], moved: [], removed: [] } as Pick<
    PlanOutcome,
    'days' | 'added' | 'moved' | 'removed'
  >;
  const left = new Map(days.flatMap(({ activities }) => activities.map((each) => [each.id, each] as const)));
  const dayOn = (fields: DayFields): DayItem => {
    const there = days.find(({ day }) => day.date === fields.date)?.day;
    const made = there ?? outcome.days.find(({ date }) => date === fields.date) ?? newDay(trip.id, fields);
    if (!there && !outcome.days.includes(made)) outcome.days.push(made);
    return made;
  };
  for (const change of changes) {
    if (change.kind === 'add') {
      outcome.added.push(newActivity(dayOn(change.day).id, change.activity));
      continue;
    }
    const before = take(left, change.activityId);
    if (change.kind === 'remove') outcome.removed.push(before);
    else {
      const { id } = dayOn(change.day);
      if (id !== dayIdOf(before.id)) outcome.moved.push({ before, after: { ...before, id: idOnDay(before.id, id) } });
    }
  }
  const dates = outcome.days.map(({ date }) => date);
  return {
    ...outcome,
    startDate: [trip.startDate, ...dates].sort()[0] ?? trip.startDate,
    endDate: [trip.endDate, ...dates].sort().at(-1) ?? trip.endDate,
  };
}

/** The activity that a change removes from its place; each is removed once. */
function take(left: Map<string, ActivityItem>, activityId: string): ActivityItem {
  const activity = left.get(activityId);
  if (!activity) {
    throw new AppError('conflict', 'The trip was changed meanwhile: one of these activities is not there any more.');
  }
  if (isBooking(activity)) {
    throw new AppError('unprocessable', `"${activity.title}" is a booking, and bookings stay where they are.`);
  }
  left.delete(activityId);
  return activity;
}
