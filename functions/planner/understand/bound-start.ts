import { addDays, daysBetween, weekdayOf } from '#shared/calendar/calendar.ts';
import words from './bound-start.json' with { type: 'json' };
import { MONTH, monthOf, onOrAfter } from './months.ts';
import { WEEKDAY, weekdayNumber } from './weekdays.ts';

const DAY = `(?:(${WEEKDAY})\\.?,?\\s+)?(?:the\\s+)?(?:(\\d{1,2})(?:st|nd|rd|th|\\.)?(?![:.]?\\d)(?:\\s+(?:of\\s+)?${MONTH})?|${MONTH}\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?)(?!\\s*(?:days?|nights?|weeks?|hours?|am\\b|pm\\b|o'?clock))`;
const DAY_OR_WEEKDAY = `(?:${DAY}|(${WEEKDAY})\\b)`;
const TO_DAY = '\\s+(?:(?:the|of|on|to)\\s+)*';
const NOT_BEFORE = new RegExp(
  `(?:\\b(?:${words.cannot})|n't)\\b[^.;!?,]{0,30}?\\b(?:${words.before})${TO_DAY}${DAY_OR_WEEKDAY}`,
);
const BEFORE_NOT = new RegExp(
  `^\\W*(?:before|until)${TO_DAY}${DAY_OR_WEEKDAY}[^.;!?,]{0,30}?(?:\\b(?:${words.cannot})|n't)\\b`,
);
const ONLY_FROM = new RegExp(`\\b(?:${words.only})\\b[^.;!?,]{0,25}?\\b(?:${words.from})${TO_DAY}${DAY_OR_WEEKDAY}`);
const GOING = new RegExp(`\\b(?:${words.going})\\b`);
const OTHER = new RegExp(`\\b(?:${words.homeward})\\b`);
const KEEPS_LENGTH = new RegExp(`\\b(?:${words.keepsLength})\\b`);

/** A trip does not move further than this for a day that is said without its month. */
const MOST_LATER = 20;

/** 'We can't get away before the 7th': the first day that a trip may begin on, 'YYYY-MM-DD'; undefined where none is said. */
export function boundStart(folded: string, start: string): string | undefined {
  const clause = partsOf(folded).find((part) => GOING.test(part) && !OTHER.test(part) && dayIn(part));
  const said = clause === undefined ? undefined : dayIn(clause);
  if (!said) return undefined;
  const [, , day, month, otherMonth, otherDay, weekday] = said;
  const number = day ?? otherDay;
  if (number === undefined) return onWeekday(start, weekday ?? '');
  const name = month ?? otherMonth;
  const date = onOrAfter(Number(number), name === undefined ? start : firstOf(start, monthOf(name)));
  if (date === undefined || (name === undefined && daysBetween(start, date) > MOST_LATER)) return undefined;
  return date > start ? date : undefined;
}

/** Whether the length stays although the last day was said before. */
export function keepsLength(folded: string): boolean {
  return KEEPS_LENGTH.test(folded);
}

function partsOf(folded: string): string[] {
  return folded.split(/[,;!?]|(?<!\d)\.(?=\s|$)|\s(?:so|but)\s/);
}

function dayIn(part: string): RegExpExecArray | null {
  return NOT_BEFORE.exec(part) ?? BEFORE_NOT.exec(part) ?? ONLY_FROM.exec(part);
}

/** The first of a month in the year of a date, or in the next where that is over. */
function firstOf(date: string, month: number): string {
  const year = Number(date.slice(0, 4)) + (month < Number(date.slice(5, 7)) ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

function onWeekday(start: string, name: string): string | undefined {
  const by = (weekdayNumber(name) - weekdayOf(start) + 7) % 7;
  return by === 0 ? undefined : addDays(start, by);
}
