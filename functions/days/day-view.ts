import { kindOf } from '#shared/activities/kinds.ts';
import { toDateTime } from '#shared/contract/calendar-date.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { activityView, isFromMail } from '../data/activity-view.ts';
import type { Sight } from '../data/audience.ts';
import type { DayWithActivities } from '../data/trip-days.ts';

/** All days of a trip with their activities, as somebody with this sight of it sees them. */
export function dayViews(days: readonly DayWithActivities[], sight: Sight): TripDay[] {
  const isBooked = days.some(({ activities }) =>
    activities.some((each) => isFromMail(each) && kindOf(each) === 'stay'),
  );
  return days.map((found) => {
    // A stay's nights do not say whether they are its own.
    const isSeen = sight.details && (sight.bookings || !(isBooked || found.day.isPlanned));
    return viewOf(found, sight, isSeen);
  });
}

/** A day with its activities, as those see it who may change its trip. */
export function dayView(found: DayWithActivities, sight: Sight): TripDay {
  return viewOf(found, sight, sight.details && sight.bookings);
}

function viewOf({ day, activities }: DayWithActivities, sight: Sight, isAddressSeen: boolean): TripDay {
  return {
    ...day,
    revision: day.revision ?? 0,
    tripId: tripIdOf(day.id),
    date: toDateTime(day.date),
    accommodationAddress: isAddressSeen ? day.accommodationAddress : null,
    notes: sight.details ? day.notes : null,
    activities: activities.map((activity) => activityView(activity, sight)),
  };
}
