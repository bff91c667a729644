import { addYears } from 'date-fns';
import { calendarDay, localDate } from '#shared/calendar/calendar.ts';
import type { DemoTrip } from './trip.ts';

/** The trip's first day as 'YYYY-MM-DD': the latest or next occurrence of its month and day, relative to `today`. */
export function firstDayOf({ starts, when }: Pick<DemoTrip, 'starts' | 'when'>, today: Date): string {
  const thisYear = calendarDay(`${today.getFullYear()}-${starts}`);
  const isOver = thisYear < today;
  if (when === 'past') return localDate(isOver ? thisYear : addYears(thisYear, -1));
  return localDate(isOver ? addYears(thisYear, 1) : thisYear);
}
