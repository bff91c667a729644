import { addDays, isRealDate, weekdayOf } from '#shared/calendar/calendar.ts';
import { explicitDates } from './explicit-dates.ts';
import { monthsIn, onOrAfter, startIn } from './months.ts';
import { relativeDates } from './relative-dates.ts';
import type { SaidDates } from './said-dates.ts';
import { timeOfYear } from './time-of-year.ts';
import { findWeekdaySpan, WEEKDAY, weekdayNumber } from './weekdays.ts';

/** The dates in a message, in words or figures; years are the next ones from `today` ('YYYY-MM-DD') on. */
export function findDates(folded: string, original: string, today: string): SaidDates | undefined {
  const explicit = explicitDates(folded, today) ?? weekdayDates(folded, today);
  if (explicit?.start !== undefined && explicit.end === undefined && AROUND.test(folded))
    return weekendAround(explicit.start, /\blong\b/.test(folded) ? 4 : 3);
  const said = explicit ?? relativeDates(folded, today) ?? timeOfYear(folded, original, today);
  return said && !explicit ? onItsWeekday(said, folded) : said;
}

const ON_WEEKDAY = `(?:${WEEKDAY})\\.?\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\b(?![:.]\\d|\\s*(?:[ap]\\.?m|h\\b|o'?clock|people|of us|adults|kids|days|nights))`;
const WEEKDAYS_WITH_DAYS = new RegExp(
  `\\b${ON_WEEKDAY}(?:\\s*(?:-|–|to|until|till|til|through|and|n|\\+|&)\\s*(?:the\\s+)?${ON_WEEKDAY})?`,
);

/** 'In September, from Monday 13 to Sat 18': days with their weekdays, of the month that is named elsewhere. */
function weekdayDates(folded: string, today: string): SaidDates | undefined {
  const [, first, last] = WEEKDAYS_WITH_DAYS.exec(folded) ?? [];
  const [month] = monthsIn(folded);
  if (first === undefined || month === undefined) return undefined;
  const start = startIn(month, Number(first), today, /\b20\d\d\b/.exec(folded)?.[0]);
  if (!isRealDate(start)) return undefined;
  const end = last === undefined ? undefined : onOrAfter(Number(last), addDays(start, 1));
  return { start, month, ...(end === undefined ? {} : { end }) };
}

const AROUND = /\b(?:week-?end|wknd)\s+(?:around|over|round|of|with|about)\b/;

/** The days around a date (YYYY-MM-DD) that have it and the weekend next to it. */
function weekendAround(date: string, days: number): SaidDates {
  // From Thursday to Sunday for a Thursday, from Saturday to Tuesday for a Tuesday, else from Friday on.
  const before: Readonly<Record<number, number>> = { 0: 2, 1: 3, 2: 3, 3: 0, 4: 0, 5: 0, 6: 1 };
  const weekday = weekdayOf(date);
  return {
    start: addDays(date, -(before[weekday] ?? 0)),
    days: weekday === 3 ? 5 : Math.max(days, weekday < 3 ? 4 : days),
  };
}

/** Days from a holiday or weekend to the weekday that is named with it. */
const NEAR = 3;

/** 'Whitsun, Saturday to Monday' and 'this weekend, sat sun' begin on their Saturday. */
function onItsWeekday(said: SaidDates, folded: string): SaidDates {
  const span = findWeekdaySpan(folded);
  if (!span || said.start === undefined || said.end !== undefined) return said;
  const by = (weekdayNumber(span.first) - weekdayOf(said.start) + 7) % 7;
  return by > 0 && by <= NEAR ? { ...said, start: addDays(said.start, by), isRough: false } : said;
}
