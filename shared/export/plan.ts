import type { Activity } from '../activities/schema.ts';
import type { TripCosts } from '../costs/schema.ts';
import type { TripDay } from '../days/schema.ts';
import type { TripDetail } from '../trips/schema.ts';

/** A trip as somebody sees it: what is hidden from them is not in it. */
export interface Plan {
  readonly trip: TripDetail;
  /** With all activities, in order. */
  readonly days: readonly TripDay[];
  /** Activities without a date, for who may see them. */
  readonly ideas?: readonly Activity[];
  /** For who may see them. */
  readonly costs?: TripCosts | undefined;
}

/** An activity and the calendar date of its day, 'YYYY-MM-DD'. */
export interface Dated {
  readonly activity: Activity;
  readonly day: TripDay;
  readonly date: string;
}

/** All activities in the order of the timeline. */
export function activitiesOf({ days }: Plan): Dated[] {
  return days.flatMap((day) => day.activities.map((activity) => ({ activity, day, date: day.date.slice(0, 10) })));
}

/** Whether it is still in the plan. */
export function isCancelled({ cancelled, status }: Activity): boolean {
  return cancelled || status === 'cancelled';
}
