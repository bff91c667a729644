import { toDateTime } from '#shared/contract/calendar-date.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { activityView } from '../activities/activity-view.ts';
import type { DayWithActivities } from '../data/trip-days.ts';

/** A day with its activities, as its trip's owner or anyone else sees it. */
export function dayView({ day, activities }: DayWithActivities, isOwner: boolean): TripDay {
  return {
    ...day,
    revision: day.revision ?? 0,
    tripId: tripIdOf(day.id),
    date: toDateTime(day.date),
    activities: activities.map((activity) => activityView(activity, isOwner)),
  };
}
