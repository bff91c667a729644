import { daysBetween } from '../calendar/calendar.ts';

/**
 * English, in UTC: the browser's own formatter, which adds nothing to the first page's size. Created at first use, as
 * that takes milliseconds and most functions load this file without formatting a date.
 */
const written = (options: Intl.DateTimeFormatOptions) => {
  let formatter: Intl.DateTimeFormat | undefined;
  return (date: string) => {
    formatter ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return formatter.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
  };
};

/** 'Jun 3' */
export const formatDay = written({ month: 'short', day: 'numeric' });
/** 'Jun 3, 2027' */
export const formatDayWithYear = written({ month: 'short', day: 'numeric', year: 'numeric' });
/** 'Thu, Jun 3' */
export const formatDayWithWeekday = written({ weekday: 'short', month: 'short', day: 'numeric' });
const formatLongDayWithoutYear = written({ month: 'long', day: 'numeric' });
/** 'June 3, 2027' */
export const formatLongDay = written({ month: 'long', day: 'numeric', year: 'numeric' });

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

/** '1 day', '6 days', '0 trips' */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
