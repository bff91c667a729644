import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { addDays, weekdayOf } from '#shared/calendar/calendar.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { findDates } from '../understand/find-dates.ts';
import { numberOf } from '../understand/numbers.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?(?:'s|s)?\b/g;
const DAY_NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
/** 'Day 2', 'days 2 and 4', 'day 2 n 3'; a time of day or an amount is none. */
const NUMBERED = new RegExp(
  `\\bdays?\\s+(${DAY_NUMBER}(?:\\s*(?:,|and|&|n|\\+|or|with|by|for)\\s*(?:day\\s+)?${DAY_NUMBER}(?![:.h]?\\d|\\s*(?:more|less|days?|nights?|hours?|am|pm|people|things?|sights?|museums?)\\b))*)\\b`,
  'g',
);
const ORDINAL = new RegExp(
  `\\b(${ORDINALS.join('|')}|1st|2nd|3rd|4th|5th|6th|7th)\\s+(?:full\\s+)?(?:day|morning|afternoon|evening|night)\\b`,
  'g',
);

/** A day of a plan or a trip; a plan may have no dates yet. */
interface AskedDay {
  /** 'YYYY-MM-DD' */
  readonly date?: string | undefined;
}

/** The days of a trip in a text, and the parts of them; no days when it names none. */
export interface AskedDays<Day> {
  readonly days: readonly Day[];
  /** Undefined when the whole day is meant. */
  readonly part: TimeOfDay | undefined;
  /** The text names a day that the trip does not have. */
  readonly isOutside: boolean;
  /** The text names a weekday or a date, and the plan has no dates yet. */
  readonly isUndated: boolean;
}

/** The days that a text names, among these: by number, weekday or date. Today is 'YYYY-MM-DD'. */
export function askedDays<Day extends AskedDay>(text: string, all: readonly Day[], today: string): AskedDays<Day> {
  const without = NOT_ON.exec(foldInPlace(text));
  if (without) return daysWithout(text, without, all, today);
  const folded = foldInPlace(text);
  const indexes = [...byNumber(folded, all.length)];
  const dates = [...byDate(folded, text, all, today), ...byDayOfMonth(folded, all), ...byFeast(folded, all)];
  const named = [...indexes.map((index) => all[index]), ...dates.map((date) => all.find((each) => each.date === date))];
  // 'Sunday the 5th' is one Sunday.
  const weekdays = byWeekday(folded, all).map((days) => {
    const dated = days.filter(({ date }) => date !== undefined && dates.includes(date));
    return dated.length > 0 ? dated : days;
  });
  const isDated = all.some(({ date }) => date !== undefined);
  const found = new Set([...named, ...weekdays.flat()]);
  const isMissing = named.some((day) => day === undefined) || weekdays.some(({ length }) => length === 0);
  const hasNames = dates.length + weekdays.length > 0;
  return {
    days: all.filter((day) => found.has(day)),
    part: partIn(folded),
    isOutside: isMissing && !(hasNames && !isDated),
    isUndated: hasNames && !isDated,
  };
}

/** 'Not on the 1st', 'any day but Friday': with the day that is not wanted. */
const NOT_ON =
  /\b(?<!why )(?:not|never|except|any day but|any day except|avoid(?:ing)?)\s+(?:for\s+|on\s+)*(?:the\s+)?(?:day \d{1,2}|\d{1,2}(?:st|nd|rd|th)|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|(?:first|second|third|fourth|fifth|last|final|arrival) day|new year'?s? (?:eve|day)|christmas (?:eve|day)|boxing day|weekend)\b/;

/** The other days that the text names, or all others where it names only those that are not wanted. */
function daysWithout<Day extends AskedDay>(
  text: string,
  { index, 0: { length } }: RegExpExecArray,
  all: readonly Day[],
  today: string,
): AskedDays<Day> {
  const unwanted = askedDays(text.slice(index, index + length).replace(/^\S+/, ''), all, today);
  const rest = askedDays(`${text.slice(0, index)}${' '.repeat(length)}${text.slice(index + length)}`, all, today);
  const among = rest.days.length > 0 ? rest.days : unwanted.days.length > 0 ? all : [];
  return { ...rest, days: among.filter((day) => !unwanted.days.includes(day)) };
}

function byNumber(folded: string, length: number): number[] {
  const numbered = [...folded.matchAll(NUMBERED)].flatMap(([, numbers = '']) =>
    (numbers.match(new RegExp(`\\b${DAY_NUMBER}\\b`, 'g')) ?? []).map((number) => numberOf(number) - 1),
  );
  const ordinal = [...folded.matchAll(ORDINAL)].map(([, name = '']) =>
    isFullDay(folded, name) ? 1 : /\d/.test(name) ? Number.parseInt(name, 10) - 1 : ORDINALS.indexOf(name),
  );
  const several = SEVERAL.exec(folded);
  const [, end, count = ''] = several ?? [];
  const number = Math.min(length, several ? numberOf(count) : 0);
  const edge = Array.from({ length: number }, (_, index) => (end === 'first' ? index : length - number + index));
  const ends = [...folded.matchAll(END_ALONE)].map(([, name]) => (name === 'first' ? 0 : length - 1));
  const isLast = /\b(?:last|final)\s+(?:day|morning|afternoon|evening|night)\b/.test(folded);
  const isFirst = /\b(?:arrival day|day of arrival)\b/.test(folded);
  return [...numbered, ...edge, ...ends, ...ordinal, ...(isLast ? [length - 1] : []), ...(isFirst ? [0] : [])];
}

/** 'The beach on the first' */
const END_ALONE = /\bon the (first|last)\b(?=\s*(?:$|[,.;!?]|and\b|please\b|pls\b))/g;

/** 'The first two days', 'our last 3 days' */
const SEVERAL = /\b(first|last) (2|3|4|two|three|four|couple of) days\b/;

/** The first day is the one of arrival, which is no full one. */
function isFullDay(folded: string, name: string): boolean {
  return /^(?:first|1st)$/.test(name) && /\b(?:first|1st) full day\b/.test(folded);
}

/** The days of each weekday that the text names; none for one that the trip does not have. */
function byWeekday<Day extends AskedDay>(folded: string, all: readonly Day[]): Day[][] {
  const on = (test: (weekday: number) => boolean) =>
    all.filter(({ date }) => date !== undefined && test(weekdayOf(date)));
  const names = [...folded.matchAll(WEEKDAY)].map(([, name = '']) => on((day) => day === WEEKDAYS.indexOf(name)));
  const weekend = on((day) => day === 0 || day === 6);
  return /\bweekend\b/.test(folded) && weekend.length > 0 ? [...names, weekend] : names;
}

function byDate<Day extends AskedDay>(folded: string, text: string, all: readonly Day[], today: string): string[] {
  const first = all[0]?.date;
  const said = findDates(folded, text, first === undefined ? today : addDays(first, -1));
  const isRelative = /\b(?:today|tonight|tomorrow|weekend|next week)\b/.test(folded);
  // A weekday alone is one of the trip's, and not the next one.
  const isWeekday = said?.start !== undefined && !/\d/.test(folded.replace(NUMBERED, ''));
  return [
    ...(/\btomorrow\b/.test(folded) ? [addDays(today, 1)] : []),
    ...(/\b(?:today|tonight)\b/.test(folded) ? [today] : []),
    ...(said?.start !== undefined && !said.isRough && !isRelative && !isWeekday ? [said.start] : []),
  ];
}

const DAY_OF_MONTH =
  /\b(?:on|to|onto|for|of)?\s*the (\d{1,2})(?:st|nd|rd|th)\b(?!\s+(?:full |day|morning|afternoon|evening|night|of))/g;

/** 'Move it to the 2nd': the day of the trip with that number in its month. */
function byDayOfMonth<Day extends AskedDay>(folded: string, all: readonly Day[]): string[] {
  const numbers = [...folded.matchAll(DAY_OF_MONTH)].map(([, number]) => Number(number));
  return all.flatMap(({ date }) => (date !== undefined && numbers.includes(Number(date.slice(8))) ? date : []));
}

const FEASTS: readonly (readonly [RegExp, monthAndDay: string])[] = [
  [/\bnew year'?s? eve\b|\bnye\b/, '12-31'],
  [/\bnew year'?s? day\b/, '01-01'],
  [/\b(?:christmas|xmas) eve\b/, '12-24'],
  [/\b(?:christmas|xmas) day\b|\bxmas(?=\s*(?:,|\+|&|and\b|n\b)\s*boxing)/, '12-25'],
  [/\bboxing day\b/, '12-26'],
  [/\bvalentine'?s(?: day)?\b/, '02-14'],
];

/** Days with a name of their own: 'keep New Year's Day free'. */
function byFeast<Day extends AskedDay>(folded: string, all: readonly Day[]): string[] {
  const named = FEASTS.flatMap(([name, monthAndDay]) => (name.test(folded) ? monthAndDay : []));
  return all.flatMap(({ date }) => (date !== undefined && named.includes(date.slice(5)) ? date : []));
}

function partIn(folded: string): TimeOfDay | undefined {
  if (
    /\b(?:evenings?|dinners?|tonight|night(?!s)|supper|after dark|drinks|sunset|dusk|nightfall|golden hour)\b/.test(
      folded,
    )
  )
    return 'evening';
  if (/\b(?:afternoons?|lunch(?:es)?|midday|noon|naps?|napping|siesta)\b/.test(folded)) return 'afternoon';
  return /\b(?:mornings?|breakfasts?|brunch|sunrise|dawn)\b/.test(folded) || isFirstThing(folded)
    ? 'morning'
    : undefined;
}

/** 'First thing', 'super early, before the crowds' */
export function isFirstThing(folded: string): boolean {
  return FIRST_THING.test(folded) && !/\b(?:not|no|nothing|too) (?:\w+ )?early\b/.test(folded);
}

const FIRST_THING =
  /\bfirst thing(?! (?:on|you|i|we|in the plan)\b)|\b(?:before|ahead of|beat(?:ing)?|avoid(?:ing)?) (?:all )?the (?:crowds?|queues?|lines?|masses|hordes|tour (?:groups|buses)|rush)\b|\b(?:super|very|really|crazy|stupidly|bright and|nice and) early\b|\b(?:at|right at|when it|as it|as soon as it) (?:opening|opens?)\b/;
