import { addDays as daysLater } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';

/*
 * Arithmetic with calendar dates, which have no time zone. A date is 'YYYY-MM-DD'; an ISO 8601 date-time is accepted
 * too, and counts as its date in UTC. Dates that do not exist roll over, so 30 February is 2 March; see isRealDate.
 */

/** A day in milliseconds, for spans between instants. Calendar dates are counted by `addDays` and `daysBetween`. */
export const DAY_MS = 86_400_000;

/** A calendar date as a Date in the local time zone, so that date-fns formats the same date everywhere. */
export function calendarDay(date: string): Date {
  const [year = 1970, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  const at = new Date(2000, 0, 1);
  // The constructor would turn the years 0 to 99 into 1900 to 1999.
  at.setFullYear(year, month - 1, day);
  return at;
}

/** The calendar date of an instant in the local time zone. */
export function localDate(instant: Date): string {
  return writeDate(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());
}

/** The date this many days after another; before it, when negative. */
export function addDays(date: string, days: number): string {
  return localDate(daysLater(calendarDay(date), days));
}

/** Whole days from one date to another; negative when `to` is the earlier. */
export function daysBetween(from: string, to: string): number {
  return differenceInCalendarDays(calendarDay(to), calendarDay(from));
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return calendarDay(date).getDay();
}

/** 'YYYY-MM-DD' from numbers that may not make a valid date. */
export function writeDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a 'YYYY-MM-DD' exists in the calendar: 30 February does not. */
export function isRealDate(date: string): boolean {
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(date) && localDate(calendarDay(date)) === date;
}
