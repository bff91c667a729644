import { addDays, weekdayOf } from '#shared/calendar/calendar.ts';
import { WEEKDAYS } from '#shared/calendar/english-names.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { formatDayWithYear } from '#shared/trips/dates.ts';
import { conversationInEnglish } from '../languages/in-english.ts';
import { MONTH, monthOf } from '../understand/months.ts';
import { WEEKDAY, weekdayNumber } from '../understand/weekdays.ts';
import type { Wish } from '../understand/wish.ts';

const DATED = new RegExp(
  `\\b(${WEEKDAY})\\b\\.?,?\\s+(?:the\\s+)?(?:(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?${MONTH}|${MONTH}\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\b)`,
  'g',
);

/** What a message calls by a weekday that its date does not have: the date was followed. Empty where they agree. */
export function weekdayText({ start, days = 1, isDateSaid }: Wish, said: string): string {
  if (start === undefined || !isDateSaid) return '';
  const [inEnglish = said] = conversationInEnglish([said]);
  const dates = Array.from({ length: days }, (_, index) => addDays(start, index));
  for (const [, name = '', before, inMonth, otherMonth, behind] of foldInPlace(inEnglish).matchAll(DATED)) {
    const [day, month] = [Number(before ?? behind), monthOf(inMonth ?? otherMonth)];
    const date = dates.find((each) => Number(each.slice(8)) === day && Number(each.slice(5, 7)) === month);
    if (date === undefined || weekdayOf(date) === weekdayNumber(name)) continue;
    const [is, was] = [WEEKDAYS[weekdayOf(date)], WEEKDAYS[weekdayNumber(name)]];
    return `${formatDayWithYear(date)} is a ${is}, not a ${was}: I went by the date, so say if you meant the ${was}.`;
  }
  return '';
}
