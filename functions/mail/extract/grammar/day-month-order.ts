import { isRealDate, weekdayOf, writeDate } from '#shared/calendar/calendar.ts';
import { inAllLanguages } from '../words/language-words.ts';
import { anyWord } from '../words/word-pattern.ts';
import type { DateMention } from './find-dates.ts';
import type { DayMonthOrder } from './resolve-date.ts';

/** How much speaks for the day, and how much for the month, being first. */
interface Votes {
  readonly dayFirst: number;
  readonly monthFirst: number;
}

/** '25/03/2027': one number is no month. */
function votesOfNumbers(slashDates: readonly string[]): Votes {
  const numbers = slashDates.map((written) => written.split(/[/-]/).map(Number));
  return {
    dayFirst: numbers.filter(([a = 0, b = 0]) => a > 12 && b <= 12).length,
    monthFirst: numbers.filter(([a = 0, b = 0]) => b > 12 && a <= 12).length,
  };
}

/** 'Tue 04/05/2027': only one of the two days is a Tuesday. */
function votesOfWeekdays(dates: readonly DateMention[]): Votes {
  const readings = dates.flatMap(({ openOrder, weekdays, year, month, day }) => {
    if (openOrder !== true || weekdays === undefined || year === undefined) return [];
    const [dayFirst, monthFirst] = [writeDate(year, month, day), writeDate(year, day, month)];
    return [
      {
        dayFirst: weekdays.has(weekdayOf(dayFirst)),
        monthFirst: isRealDate(monthFirst) && weekdays.has(weekdayOf(monthFirst)),
      },
    ];
  });
  return {
    dayFirst: readings.filter((each) => each.dayFirst && !each.monthFirst).length,
    monthFirst: readings.filter((each) => each.monthFirst && !each.dayFirst).length,
  };
}

const SOME_MONTH_FIRST = anyWord(inAllLanguages(({ monthFirst }) => monthFirst));

/** By how the mail writes times, money, postcodes and telephone numbers. */
function orderOfCountry(text: string): DayMonthOrder {
  const american = /\d\s?[AP]M\b/.test(text) && /(?:^|[^A-Z])(?:US)?\$\s?\d|\bUSD\b|, [A-Z]{2} \d{5}\b/.test(text);
  const elsewhere = /[€£]|\b(?:EUR|GBP|AUD|NZD|INR|CHF|SEK|DKK|NOK)\b|\+(?!1\b)\d{2}/.test(text);
  const english = SOME_MONTH_FIRST.test(text);
  if (american && !elsewhere) return 'month-first';
  return elsewhere || !english ? 'day-first' : 'unknown';
}

/**
 * Whether 04/05 is 4 May or 5 April in this mail: by dates that are unambiguous, by days of the week, then by signs of
 * the United States (dollars, AM and PM) or of elsewhere.
 */
export function dayMonthOrder(
  dates: readonly DateMention[],
  text: string,
  slashDates: readonly string[],
): DayMonthOrder {
  const votes = [votesOfNumbers(slashDates), votesOfWeekdays(dates)];
  const lead = votes.reduce((sum, { dayFirst, monthFirst }) => sum + dayFirst - monthFirst, 0);
  if (lead !== 0) return lead > 0 ? 'day-first' : 'month-first';
  return orderOfCountry(text);
}

/** Numeric dates as written, for dayMonthOrder. */
export function slashDatesIn(text: string): string[] {
  return text.slice(0, 100_000).match(/(?<![\d/.-])\d{1,2}([/-])\d{1,2}\1(?:20)?\d\d(?!\d)/g) ?? [];
}
