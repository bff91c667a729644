import { isRealDate, weekdayOf, writeDate } from '#shared/calendar/calendar.ts';
import type { DateMention } from './find-dates.ts';
import type { DayMonthOrder } from './resolve-date.ts';

/**
 * Whether 04/05 is 4 May or 5 April in this mail: by dates that are unambiguous, by days of the week, then by signs of
 * the United States (dollars, AM and PM) or of elsewhere.
 */
export function dayMonthOrder(
  dates: readonly DateMention[],
  text: string,
  slashDates: readonly string[],
): DayMonthOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const written of slashDates) {
    const [a = 0, b = 0] = written.split(/[/-]/).map(Number);
    if (a > 12 && b <= 12) dayFirst += 2;
    if (b > 12 && a <= 12) monthFirst += 2;
  }
  for (const date of dates) {
    if (date.openOrder !== true || date.weekdays === undefined || date.year === undefined) continue;
    const asDayFirst = date.weekdays.has(weekdayOf(writeDate(date.year, date.month, date.day)));
    const asMonthFirst =
      isRealDate(writeDate(date.year, date.day, date.month)) &&
      date.weekdays.has(weekdayOf(writeDate(date.year, date.day, date.month)));
    if (asDayFirst && !asMonthFirst) dayFirst += 2;
    if (asMonthFirst && !asDayFirst) monthFirst += 2;
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day-first' : 'month-first';
  const american = /\d\s?[AP]M\b/.test(text) && /(?:^|[^A-Z])(?:US)?\$\s?\d|\bUSD\b|, [A-Z]{2} \d{5}\b/.test(text);
  const elsewhere = /[€£]|\b(?:EUR|GBP|AUD|NZD|INR|CHF|SEK|DKK|NOK)\b|\+(?!1\b)\d{2}/.test(text);
  const english = /\b(?:your|the|booking|reservation|confirmation)\b/i.test(text);
  if (american && !elsewhere) return 'month-first';
  if (elsewhere || !english) return 'day-first';
  return 'unknown';
}

/** Numeric dates as written, for dayMonthOrder. */
export function slashDatesIn(text: string): string[] {
  return text.slice(0, 100_000).match(/(?<![\d/.-])\d{1,2}([/-])\d{1,2}\1(?:20)?\d\d(?!\d)/g) ?? [];
}
