import { addDays as daysLater, differenceInCalendarDays, lightFormat } from 'date-fns';

/*
 * Arithmetic with calendar dates, which have no zone. A date is 'YYYY-MM-DD'; an ISO 8601 date-time is taken too, and
 * counts as its date in UTC. Dates that do not exist run on, so 30 February is 2 March; see isRealDate.
 */

/** A calendar date as a Date in the zone of whoever runs this, so that date-fns formats the same date everywhere. */
export function calendarDay(date: string): Date {
  const [year = 1970, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  const at = new Date(2000, 0, 1);
  // The constructor would take the years 0 to 99 for 1900 to 1999.
  at.setFullYear(year, month - 1, day);
  return at;
}

/** The calendar date of an instant where this runs. */
export function localDate(instant: Date): string {
  return lightFormat(instant, 'yyyy-MM-dd');
}

/** The date so many days after another; before it, when they are negative. */
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

/** 'YYYY-MM-DD' of numbers that may not make a date. */
export function writeDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a 'YYYY-MM-DD' is a day of the calendar: 30 February is none. */
export function isRealDate(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && localDate(calendarDay(date)) === date;
}
