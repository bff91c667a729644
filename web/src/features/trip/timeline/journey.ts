import { isJourney, type KindSource, kindOf } from '#shared/activities/kinds.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { signOf } from '../../../lib/activities/category-look.ts';
import { type Journey, meansOf, stopOf } from '../../../ui/boarding-strip/journey.ts';
import type { Clocks } from './clocks.ts';

/** The icon of an activity on the timeline. */
export function activitySign(activity: KindSource): string {
  return signOf(activity.category, activity.category === 'transport' && kindOf(activity) === 'flight');
}

/** An activity's journey; undefined when it does not end elsewhere. */
export function journeyOf(activity: Activity, { start, end, daysLater }: Clocks): Journey | undefined {
  if (activity.endLocation === null) return undefined;
  const from = stopOf(activity.location ?? '');
  const to = stopOf(activity.endLocation);
  return {
    by: meansOf(kindOf(activity)),
    from,
    to,
    departs: activity.time,
    arrives: activity.endTime,
    daysLater,
    clocks: { start, end },
    facts: factsOf(activity),
  };
}

/** What a traveller is asked for, or looks for, on the way to the seat. */
function factsOf({ details = {} }: Activity): (readonly [string, string])[] {
  const { number, gate, platform, coach, seat } = details;
  const named = Object.entries({ Number: number, Gate: gate, Platform: platform, Coach: coach, Seat: seat });
  return named.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}

/** Whether an activity is a journey that ends on another day. */
export function takesDays(activity: Activity, { daysLater }: Clocks): boolean {
  return daysLater > 0 && isJourney(kindOf(activity));
}
