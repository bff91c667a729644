import { daysBetween } from '../calendar/calendar.ts';
import type { FieldErrors } from '../contract/errors.ts';
import { readClock } from '../time/zoned-clock.ts';
import { isJourney, kindOf } from './kinds.ts';
import { endZoneOf, spanOf, type Timed } from './span.ts';

const END_BEFORE_START = 'The end is before the start';
const MAX_NIGHTS = 365;
const MAX_JOURNEY_DAYS = 30;

/**
 * What is wrong with the end of an activity on a day ('YYYY-MM-DD'), beside its fields: an end before the start, which
 * with two zones is decided by instants (a flight over the date line lands a day earlier), and one that is too far away.
 * Without a date of its own an end is the first such time after the start, and never wrong.
 */
export function endProblem(activity: Timed, date: string): FieldErrors | undefined {
  const { endDate } = activity;
  if (!endDate) return undefined;
  const { start, end } = spanOf(activity, date) ?? { start: 0, end: null };
  const isBefore = end !== null && end <= start;
  if (endDate < date && (isBefore || !canBeLater(activity, date))) {
    return { endDate: END_BEFORE_START, ...(isBefore ? { endTime: END_BEFORE_START } : {}) };
  }
  if (isBefore) return { endTime: END_BEFORE_START };
  return tooFar(activity, daysBetween(date, endDate));
}

/** Whether an end on an earlier date can be later by the zones; a time that is not known may be any. */
function canBeLater(activity: Timed, date: string): boolean {
  const { time, endTime, timeZone, endDate } = activity;
  const endZone = endZoneOf(activity);
  if (!endDate || timeZone === null || endZone === null) return false;
  const earliest = readClock({ date, time: time ?? '00:00', timeZone }).instant;
  return readClock({ date: endDate, time: endTime ?? '23:59', timeZone: endZone }).instant > earliest;
}

function tooFar(activity: Timed, days: number): FieldErrors | undefined {
  if (isJourney(kindOf(activity))) {
    return days > MAX_JOURNEY_DAYS ? { endDate: `A journey can take at most ${MAX_JOURNEY_DAYS} days` } : undefined;
  }
  return days > MAX_NIGHTS ? { endDate: `A stay can have at most ${MAX_NIGHTS} nights` } : undefined;
}
