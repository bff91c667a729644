import { freeFor } from '#shared/activities/free-until.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { type Money, sumByCurrency } from '../../lib/money.ts';

/** The totals of a timeline. */
export interface Figures {
  readonly days: number;
  readonly activities: number;
  readonly locations: number;
  readonly costs: readonly Money[];
  /** What of the costs is given back if it is cancelled now. */
  readonly refundable: readonly Money[];
}

/** `now`: in milliseconds since 1970. */
export function figuresOf(days: readonly Pick<TripDay, 'location' | 'activities'>[], now = Date.now()): Figures {
  const activities = days.flatMap((day) => day.activities);
  return {
    days: days.length,
    activities: activities.length,
    locations: countLocations(days),
    // A cancelled booking's refund is unknown: its cost is left out.
    costs: sumByCurrency(activities.filter(({ cancelled }) => !cancelled)),
    refundable: sumByCurrency(activities.filter((activity) => (freeFor(activity, now) ?? 0) > 0)),
  };
}

/** How many different places the days name, ignoring case and surrounding space. */
function countLocations(days: readonly Pick<TripDay, 'location'>[]): number {
  const names = days.map((day) => day.location?.trim().toLowerCase() ?? '');
  return new Set(names.filter((name) => name !== '')).size;
}
