import { isJourney, kindOf } from '#shared/activities/kinds.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { endDateOf } from '#shared/activities/span.ts';
import type { TripDay } from '#shared/days/schema.ts';

/** Something that began on an earlier day, and ends on this one or later. */
export interface CarriedOver {
  readonly kind: 'check-out' | 'on-the-way' | 'arrival' | 'end';
  readonly activity: Activity;
  /** The day on which it began, 'YYYY-MM-DD'. */
  readonly date: string;
}

/** What ends on a day, check-outs and arrivals, and journeys that go on; without cancelled ones. */
export function carriedOverTo(day: Pick<TripDay, 'id' | 'date'>, days: readonly TripDay[]): CarriedOver[] {
  const today = day.date.slice(0, 10);
  return days
    .filter((other) => other.date < day.date)
    .flatMap(({ activities, date }) => activities.map((activity) => ({ activity, date: date.slice(0, 10) })))
    .flatMap(({ activity, date }) => {
      const last = activity.cancelled ? null : lastDateOf(activity, date);
      if (last === today) return { kind: wayOfEnding(activity), activity, date };
      return last !== null && last > today && isJourney(kindOf(activity))
        ? { kind: 'on-the-way' as const, activity, date }
        : [];
    });
}

/** A journey's follows from its clocks too; an evening that ends after midnight is not told of again. */
function lastDateOf(activity: Activity, date: string): string | null {
  return isJourney(kindOf(activity)) ? endDateOf(activity, date) : activity.endDate;
}

function wayOfEnding(activity: Activity): CarriedOver['kind'] {
  if (activity.endLocation !== null || isJourney(kindOf(activity))) return 'arrival';
  return activity.category === 'accommodation' ? 'check-out' : 'end';
}
