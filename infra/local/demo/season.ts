import { addDays, addYears, format, parseISO } from 'date-fns';
import type { DemoTrip } from './trip.ts';

/** The trip's first day as 'YYYY-MM-DD': the last or the next day of its month and day, seen from `today`. */
export function firstDayOf({ starts, when }: Pick<DemoTrip, 'starts' | 'when'>, today: Date): string {
  const thisYear = parseISO(`${format(today, 'yyyy')}-${starts}`);
  const isOver = thisYear < today;
  if (when === 'past') return isoDay(isOver ? thisYear : addYears(thisYear, -1));
  return isoDay(isOver ? addYears(thisYear, 1) : thisYear);
}

/** The day `count` days after, as 'YYYY-MM-DD'. */
export function dayAfter(day: string, count: number): string {
  return isoDay(addDays(parseISO(day), count));
}

function isoDay(date: Date): string {
  return format(date, 'yyyy-MM-dd');
}
