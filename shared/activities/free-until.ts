import { readClock } from '../time/zoned-clock.ts';
import type { Activity } from './schema.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What says until when an activity can be cancelled free of charge. */
export type Cancellable = Pick<Activity, 'details' | 'timeZone' | 'cancelled'>;

/**
 * For how many milliseconds from an instant on an activity can still be cancelled free of charge; negative once it cannot
 * any more, undefined where nothing is known. A date without a time counts to its end, a place without a zone as UTC.
 */
export function freeFor({ details, timeZone, cancelled }: Cancellable, now: number): number | undefined {
  if (cancelled || details?.freeUntil === undefined) return undefined;
  const [date = '', time = '23:59'] = details.freeUntil.split('T');
  return readClock({ date, time, timeZone: timeZone ?? 'UTC' }).instant - now;
}

/** '3 days', '1 day', '5 h', '20 min': whole ones, so that nobody is told of more than there is. */
export function formatFreedom(left: number): string {
  const days = Math.floor(left / DAY);
  if (days > 0) return days === 1 ? '1 day' : `${days} days`;
  const hours = Math.floor(left / HOUR);
  return hours > 0 ? `${hours} h` : `${Math.floor(left / MINUTE)} min`;
}
