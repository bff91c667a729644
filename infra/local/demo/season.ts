import { addYears } from 'date-fns/addYears';
import { addDays, calendarDay, localDate } from '#shared/calendar/calendar.ts';
import type { DemoSeason } from './trip.ts';

/** The trip's first day as 'YYYY-MM-DD', relative to `today`. */
export function firstDayOf(season: DemoSeason, today: Date): string {
  if ('inDays' in season) return addDays(localDate(today), season.inDays);
  const { starts, when } = season;
  const thisYear = calendarDay(`${today.getFullYear()}-${starts}`);
  const isOver = thisYear < today;
  if (when === 'past') return localDate(isOver ? thisYear : addYears(thisYear, -1));
  return localDate(isOver ? addYears(thisYear, 1) : thisYear);
}
