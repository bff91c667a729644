import type { ActivityFields } from '#shared/activities/schema.ts';
import type { DayFit } from '../data/activity-repository.ts';
import { lacksZone, withZoneOfDay } from './complete-places.ts';
import { dateCheckOf } from './date-check.ts';

/**
 * What fields become on their day: checked against its date, and with the zone that it knows. Undefined where none of
 * that depends on the day, which then is not read.
 */
export function fitToDay(fields: ActivityFields, isNew: boolean): DayFit | undefined {
  const amongOthers = lacksZone(fields);
  if (!dateCheckOf(fields, isNew) && !amongOthers) return undefined;
  const fit: DayFit['fit'] = async (day, before) => {
    const zoned = await withZoneOfDay(fields, day, before?.id);
    dateCheckOf(zoned, isNew)?.(day.date, before);
    return zoned;
  };
  return { amongOthers, fit };
}
