import type { Activity } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';

/** Something that began on an earlier day and ends on this one. */
export interface CarriedOver {
  readonly kind: 'check-out' | 'arrival' | 'end';
  readonly activity: Activity;
}

/** What ends on a day: check-outs and arrivals, without cancelled ones. */
export function carriedOverTo(day: Pick<TripDay, 'id' | 'date'>, days: readonly TripDay[]): CarriedOver[] {
  const date = day.date.slice(0, 10);
  return days
    .filter((other) => other.date < day.date)
    .flatMap((other) => other.activities)
    .filter((activity) => activity.endDate === date && !activity.cancelled)
    .map((activity) => ({ kind: kindOf(activity), activity }));
}

function kindOf(activity: Activity): CarriedOver['kind'] {
  if (activity.endLocation !== null) return 'arrival';
  return activity.category === 'accommodation' ? 'check-out' : 'end';
}
