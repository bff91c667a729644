import { weekdayOf } from '#shared/calendar/calendar.ts';

/**
 * Whether a day is one of the days of the week that are written beside it, 0 is Sunday; without such a word nothing speaks
 * against it. `date`: YYYY-MM-DD.
 */
export const weekdayAgrees = (date: string, weekdays: ReadonlySet<number> | undefined): boolean =>
  weekdays === undefined || weekdays.has(weekdayOf(date));
