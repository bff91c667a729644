import { isJourney, kindOf } from '#shared/activities/kinds.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { endDateOf } from '#shared/activities/span.ts';
import type { TripDay } from '#shared/days/schema.ts';

/** Something that began on an earlier day and ends on this one. */
export interface CarriedOver {
  readonly kind: 'check-out' | 'arrival' | 'end';
  readonly activity: Activity;
  /** The day on which it began, 'YYYY-MM-DD'. */
  readonly date: string;
}

/** What ends on a day: check-outs and arrivals, without cancelled ones. */
export function carriedOverTo(day: Pick<TripDay, 'id' | 'date'>, days: readonly TripDay[]): CarriedOver[] {
  const ends = day.date.slice(0, 10);
  return days
    .filter((other) => other.date < day.date)
    .flatMap(({ activities, date }) => activities.map((activity) => ({ activity, date: date.slice(0, 10) })))
    .filter(({ activity, date }) => !activity.cancelled && lastDateOf(activity, date) === ends)
    .map(({ activity, date }) => ({ kind: wayOfEnding(activity), activity, date }));
}

/** A journey's follows from its clocks too; an evening that ends after midnight is not told of again. */
function lastDateOf(activity: Activity, date: string): string | null {
  return isJourney(kindOf(activity)) ? endDateOf(activity, date) : activity.endDate;
}

function wayOfEnding(activity: Activity): CarriedOver['kind'] {
  if (activity.endLocation !== null) return 'arrival';
  return activity.category === 'accommodation' ? 'check-out' : 'end';
}
