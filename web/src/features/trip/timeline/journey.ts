import type { Activity } from '#shared/activities/schema.ts';
import { signOf } from '../../../lib/activities/category-look.ts';
import { type Journey, meansOf, stopOf } from '../../../ui/boarding-strip/journey.ts';
import { nightsBetween } from './nights.ts';

/** The icon of an activity on the timeline. */
export function activitySign(activity: Pick<Activity, 'title' | 'category' | 'location' | 'endLocation'>): string {
  const means = meansOf(activity.title, stopOf(activity.location ?? ''), stopOf(activity.endLocation ?? ''));
  return signOf(activity.category, activity.category === 'transport' && means === 'plane');
}

/** An activity's journey; undefined when it does not end elsewhere. `date` is its day's. */
export function journeyOf(activity: Activity, date: string): Journey | undefined {
  if (activity.endLocation === null) return undefined;
  const from = stopOf(activity.location ?? '');
  const to = stopOf(activity.endLocation);
  return {
    by: meansOf(activity.title, from, to),
    from,
    to,
    departs: activity.time,
    arrives: activity.endTime,
    daysLater: nightsBetween(date, activity.endDate),
  };
}
