import { addDays } from '#shared/calendar/calendar.ts';
import type { TripItem } from './trip-item.ts';

/** When a day has begun in the last time zone, in hours after its beginning in UTC. */
const LAST_ZONE_HOURS = 12;

/** When a trip that is published after it opens, in milliseconds: when the day after its end has begun everywhere. */
export function opensAt({ endDate }: Pick<TripItem, 'endDate'>): number {
  return Date.parse(`${addDays(endDate, 1)}T00:00:00Z`) + LAST_ZONE_HOURS * 3_600_000;
}

/** Whether everybody may see a trip now. */
export function isOpen(trip: Pick<TripItem, 'isPublic' | 'publishWhenBack' | 'endDate'>): boolean {
  return trip.isPublic || (trip.publishWhenBack === true && opensAt(trip) <= Date.now());
}
