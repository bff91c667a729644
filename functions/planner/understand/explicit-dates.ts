import { addDays, isRealDate, weekdayOf } from '#shared/calendar/calendar.ts';
import { MONTH, monthOf, onOrAfter, startIn } from './months.ts';
import type { SaidDates } from './said-dates.ts';
import { WEEKDAY, weekdayNumber } from './weekdays.ts';

/** '6.' is the sixth in many languages. */
const DAY = '(\\d{1,2})(?:st|nd|rd|th|\\.(?=\\s|-))?';
const TO = '\\s*(?:-|–|to|until|till|til|through|thru|and|n|\\+|&|/)\\s*(?:the\\s+)?';
/** Text between the first day of a trip and its last one. */
const BACK = `(?:${TO}|[\\s,]+(?:and\\s+|until\\s+|then\\s+)?(?:we\\s+|i\\s+)?(?:(?:come|get|fly|go|head|be)\\s+)?(?:back|home|leav\\w*|return\\w*|out)\\s+(?:on\\s+)?(?:the\\s+)?)`;
const YEAR = '(?:,?\\s*(20\\d\\d))?';
const NO_DATE = '(?!\\s*(?:d\\b|n\\b|days?|nights?|weeks?|people|ppl|pax|adults|kids|of us|€|euros?|k\\b))';

const ISO = /\b(20\d\d)-(\d{2})-(\d{2})\b/g;
const DAY_RANGE = new RegExp(`\\b${DAY}\\.?${TO}${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`);
const TWO_MONTHS = new RegExp(
  `\\b${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}${BACK}${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`,
);
const DAY_MONTH_DAY = new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}${BACK}${DAY}\\b${NO_DATE}`);
const MONTH_RANGE = new RegExp(
  `\\b${MONTH}\\s+(?:the\\s+)?${DAY}${BACK}(?:${MONTH}\\s+)?(?:the\\s+)?${DAY}\\b${NO_DATE}${YEAR}`,
);
const DAY_MONTH = new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`);
const MONTH_DAY = new RegExp(`\\b${MONTH}\\s+(?:the\\s+)?${DAY}\\b${NO_DATE}${YEAR}`);
/** With a dot the month is second: '12.30' and '6.30pm' are times. */
const NUMERIC =
  '(?!\\d{1,2}\\.(?:1[3-9]|[2-9]\\d)(?!\\d))(?!\\d{1,2}\\.\\d{1,2}\\s*[ap]\\.?m\\b)(\\d{1,2})[./](\\d{1,2})(?:[./](20\\d\\d|\\d\\d)?)?';
const NUMERIC_RANGE = new RegExp(`(?<![\\d.,/€$£])${NUMERIC}${TO}${NUMERIC}(?![\\d€]|\\s*k\\b)`);
const SHORT_RANGE = /(?<![\d.,/€$£])(\d{1,2})\.?\s*(?:-|to)\s*(\d{1,2})[./](\d{1,2})\.?(?![\d€]|\s*k\b)/;
const NUMERIC_ONE = new RegExp(
  `(?<![\\d.,/€$£])${NUMERIC}(?!\\s*(?:€|euros?|k\\b|million|m\\b|hours?|hrs?|h\\b|days?|weeks?|stars?|km|%)|\\d)`,
);
/** 'from Thursday 4 March, leaving Sunday' */
const LEAVING = new RegExp(
  `(?<![\\p{L}\\d])(leav\\w+|back|home|return\\w*|depart\\w*|until|till?|to|thru|through|[-–])\\s+(?:home\\s+)?(?:(?:home|on|by|the|again|next)\\s+)*(${WEEKDAY})\\b`,
  'gu',
);

/** 'and fly home on the 8th' */
const LEAVING_ON =
  /\b(?:leav\w+|back|home|return\w*|depart\w*|until|till|fly out)\s+(?:home\s+|again\s+)?(?:on\s+)?(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)\b/;

/** A day with its month, in words or figures, and the last day when it is named too. */
export function explicitDates(text: string, today: string): SaidDates | undefined {
  const folded = withoutWeekdays(text);
  const said = named(folded, today) ?? numeric(folded, today);
  if (said?.start === undefined || said.end !== undefined) return said;
  const weekday = lastWeekday(folded, said.start);
  if (weekday !== undefined) return { ...said, end: nextWeekday(said.start, weekday) };
  const day = LEAVING_ON.exec(folded)?.[1];
  const end = day === undefined ? leavingDate(folded, said.start) : onOrAfter(Number(day), addDays(said.start, 1));
  return end === undefined ? said : { ...said, end };
}

/** The weekday that they are back by; 'leaving Thursday 10 June' sets off on it. */
function lastWeekday(folded: string, start: string): string | undefined {
  const named = [...folded.matchAll(LEAVING)];
  return named.find(([, verb = '', weekday = '']) => {
    const setsOff = /^(?:leav|depart)/.test(verb) && weekdayNumber(weekday) === weekdayOf(start);
    return !setsOff;
  })?.[2];
}

const LEAVING_FROM =
  /\b(?:out of|leav\w+|back|home|return\w*|depart\w*|fly(?:ing)? (?:out|home|back)|until|till)\b([^.;!?]{3,40})/g;

/** 'Into Milan 4 September, out of Naples 15 September': the date behind a word for leaving, if it is a later one. */
function leavingDate(folded: string, start: string): string | undefined {
  const dates = [...folded.matchAll(LEAVING_FROM)].map(([, rest = '']) => named(rest, start)?.start);
  return dates.find((date) => date !== undefined && date > start);
}

const WITH_WEEKDAY = new RegExp(
  `\\b(?:${WEEKDAY})\\b[.,]?\\s+(?:the\\s+)?(?=\\d{1,2}(?:st|nd|rd|th|\\.)?(?:\\s|$|[-,/]))`,
  'g',
);

/** 'Tue 16 to fri 19 march' is '16 to 19 march': a date says its weekday itself. */
function withoutWeekdays(folded: string): string {
  return folded.replace(WITH_WEEKDAY, (text, at: number) =>
    NUMBERED_TIME.test(folded.slice(at + text.length)) ? text : '',
  );
}

/** 'Friday 6 pm' and 'Monday 7:00' are times. */
const NUMBERED_TIME = /^\d{1,2}(?:[:.]\d{2}|\s*(?:[ap]\.?m|h\b|o'?clock|-?ish|people|of us|adults|kids|days|nights))/;

/** The first such weekday after a date. */
function nextWeekday(start: string, name: string): string {
  return addDays(start, (weekdayNumber(name) - weekdayOf(start) + 7) % 7 || 7);
}

function named(folded: string, today: string): SaidDates | undefined {
  const iso = [...folded.matchAll(ISO)].map(([date]) => date).filter(isRealDate);
  if (iso[0]) return iso[1] ? { start: iso[0], end: iso[1] } : { start: iso[0] };
  const two = TWO_MONTHS.exec(folded);
  if (two) return range([two[1], two[2]], [two[4], two[5]], two[3] ?? yearBefore(two[2], two[5], two[6]), today);
  const days = DAY_RANGE.exec(folded);
  if (days) return range([days[1], days[3]], [days[2], days[3]], days[4], today);
  const within = DAY_MONTH_DAY.exec(folded);
  if (within) return range([within[1], within[2]], [within[4], within[2]], within[3], today);
  const months = MONTH_RANGE.exec(folded);
  if (months) {
    const [, first, day, last = first, lastDay, year] = months;
    return range([day, first], [lastDay, last], yearBefore(first, last, year), today);
  }
  const one = DAY_MONTH.exec(folded);
  if (one) return single(one[1], monthOf(one[2]), one[3], today);
  const other = MONTH_DAY.exec(folded);
  return other ? single(other[2], monthOf(other[1]), other[3], today) : undefined;
}

/** Day before month, as in most of the world; the other way round if there is no such month. */
function numeric(folded: string, today: string): SaidDates | undefined {
  const text = folded.replace(/\b24\/7\b/g, ' ');
  const two = NUMERIC_RANGE.exec(text);
  if (two) {
    const [, day, month, year, lastDay, lastMonth, lastYear] = two;
    const start = ofFigures(day, month, year, today)?.start;
    const end = start === undefined ? undefined : ofFigures(lastDay, lastMonth, lastYear, start)?.start;
    if (start !== undefined && end !== undefined) return { start, end };
  }
  const short = SHORT_RANGE.exec(text);
  if (short) {
    const end = ofFigures(short[2], short[3], undefined, today)?.start;
    const start = end === undefined ? undefined : `${end.slice(0, 8)}${(short[1] ?? '').padStart(2, '0')}`;
    if (start !== undefined && end !== undefined && start < end && isRealDate(start)) return { start, end };
  }
  const one = NUMERIC_ONE.exec(text);
  return one ? ofFigures(one[1], one[2], one[3], today) : undefined;
}

function ofFigures(first = '', second = '', year: string | undefined, today: string): SaidDates | undefined {
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  return single(day, Number(month), year?.length === 2 ? `20${year}` : year, today);
}

type Said = readonly [day: string | undefined, month: string | undefined];

/** The first day's year derived from the last one's: 'December 28 to January 3, 2027' begins in 2026. */
function yearBefore(first: string | undefined, last: string | undefined, year: string | undefined): string | undefined {
  return year !== undefined && monthOf(first) > monthOf(last) ? String(Number(year) - 1) : year;
}

function range(first: Said, last: Said, year: string | undefined, today: string): SaidDates | undefined {
  const start = single(first[0], monthOf(first[1]), year, today)?.start;
  if (start === undefined) return undefined;
  const end = single(last[0], monthOf(last[1]), undefined, start)?.start;
  return end === undefined ? { start } : { start, end };
}

function single(
  day: string | undefined,
  month: number,
  year: string | undefined,
  today: string,
): SaidDates | undefined {
  if (month < 1 || month > 12) return undefined;
  const start = startIn(month, Number(day), today, year);
  return isRealDate(start) ? { start, month } : undefined;
}
