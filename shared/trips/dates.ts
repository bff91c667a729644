import { DAY_MS, daysBetween, weekdayOf } from '../calendar/calendar.ts';
import { MONTHS, shortName, WEEKDAYS } from '../calendar/english-names.ts';

/*
 * Dates in words, in English as the whole interface is. Composed here, because creating one Intl.DateTimeFormat takes a
 * phone 10 ms, and a page needs six.
 */

interface InWords {
  readonly year: string;
  /** 'June' */
  readonly month: string;
  /** '3' */
  readonly day: string;
}

/** A calendar date, or the date in UTC of an ISO 8601 date-time. */
function inWords(date: string): InWords {
  const [year, month, day] = date.slice(0, 10).split('-');
  return { year: String(Number(year)), month: MONTHS[Number(month) - 1] ?? '', day: String(Number(day)) };
}

/** 'Jun 3' */
export function formatDay(date: string): string {
  const { month, day } = inWords(date);
  return `${shortName(month)} ${day}`;
}

/** 'Jun 3, 2027' */
export function formatDayWithYear(date: string): string {
  return `${formatDay(date)}, ${inWords(date).year}`;
}

/** 'Thu, Jun 3' */
export function formatDayWithWeekday(date: string): string {
  return `${shortName(WEEKDAYS[weekdayOf(date)] ?? '')}, ${formatDay(date)}`;
}

function formatLongDayWithoutYear(date: string): string {
  const { month, day } = inWords(date);
  return `${month} ${day}`;
}

/** 'June 3, 2027' */
export function formatLongDay(date: string): string {
  return `${formatLongDayWithoutYear(date)}, ${inWords(date).year}`;
}

/** 'Jun 3 - Jun 9, 2027'; the start has its year only when it differs from the end's. */
export function formatRange(start: string, end: string): string {
  const from = sameYear(start, end) ? formatDay(start) : formatDayWithYear(start);
  return `${from} - ${formatDayWithYear(end)}`;
}

/** 'June 3 - June 9, 2027' */
export function formatLongRange(start: string, end: string): string {
  const from = sameYear(start, end) ? formatLongDayWithoutYear(start) : formatLongDay(start);
  return `${from} - ${formatLongDay(end)}`;
}

function sameYear(start: string, end: string): boolean {
  return start.slice(0, 4) === end.slice(0, 4);
}

/** A trip's duration in days: the difference between its calendar dates, at least 1. */
export function durationInDays(start: string, end: string): number {
  return Math.max(1, daysBetween(start, end));
}

/** Whether a trip runs, or is about to, at some place on earth. */
export function isAroundNow({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): boolean {
  const now = Date.now();
  return Date.parse(startDate) - 2 * DAY_MS < now && now < Date.parse(endDate) + 2 * DAY_MS;
}

/** '1 day', '6 days', '0 trips' */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
