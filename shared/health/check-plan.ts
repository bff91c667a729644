import type { TripDay } from '../days/schema.ts';
import { doubles, elsewhere, off } from './bookings.ts';
import type { Finding } from './finding.ts';
import { bedless, lateArrivals, twoBeds } from './nights.ts';
import { type Plan, planOf } from './planned-item.ts';
import { connections, outside, overlaps, undecided, withoutTime } from './times.ts';

const RULES = [
  ...[bedless, twoBeds, overlaps, connections, lateArrivals, withoutTime],
  ...[undecided, outside, elsewhere, off, doubles],
];

/** What is wrong with a plan, by date. Where positions or zones are not known, the rules that need them are silent. */
export function checkPlan(trip: Plan['trip'], days: readonly TripDay[], now: Date): Finding[] {
  const plan = planOf(trip, days, now);
  return RULES.flatMap((rule) => rule(plan)).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
