import { isRealDate, writeDate } from '#shared/calendar/calendar.ts';
import { inAllLanguages, oneOf } from '../words/language-words.ts';
import { alternatives, capitalised, caseless } from '../words/word-pattern.ts';
import { monthNumber, weekdayNumbers } from './calendar-words.ts';

/** A date as written, before a missing year or an ambiguous order of day and month is resolved. */
export interface DateMention {
  readonly start: number;
  readonly end: number;
  readonly year?: number;
  readonly month: number;
  readonly day: number;
  /** Possible days of the week written next to it, 0 is Sunday. */
  readonly weekdays?: ReadonlySet<number>;
  /** Both numbers could be the month: 04/05. `month` and `day` hold the day-first reading. */
  readonly openOrder?: boolean;
  /** Without a year and all numbers, as in '15.11.' or '4/13'. */
  readonly bare?: boolean;
}

type Loose = Omit<DateMention, 'start' | 'end' | 'weekdays'>;
interface Form {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => Loose | undefined;
}

/** The Buddhist calendar of Thailand counts 543 years more. */
const BUDDHIST = { first: 2540, ahead: 543 } as const;

function fullYear(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const year = text.length <= 2 ? 2000 + Number(text) : Number(text);
  return year >= BUDDHIST.first ? year - BUDDHIST.ahead : year;
}

const named = (day: string | undefined, word: string | undefined, year: string | undefined): Loose | undefined => {
  const month = monthNumber(word ?? '');
  const full = fullYear(year);
  return month === undefined ? undefined : { month, day: Number(day), ...(full === undefined ? {} : { year: full }) };
};

const numeric = (a: string | undefined, b: string | undefined, year: string | undefined, slash: boolean): Loose => {
  const [first, second] = [Number(a), Number(b)];
  const full = fullYear(year);
  const rest = full === undefined ? { bare: true } : { year: full };
  if (second > 12 && slash) return { month: first, day: second, ...rest };
  return {
    month: second,
    day: first,
    ...rest,
    ...(slash && first <= 12 && first !== second ? { openOrder: true } : {}),
  };
};

const ORDINAL = oneOf(({ dates }) => dates?.ordinal);
const ARTICLE = `(?:(?:${oneOf(({ dates }) => dates?.article)})\\s?)`;

/** Tried in this order at every position; the first match wins. */
const FORMS: readonly Form[] = [
  {
    pattern: /(?:(\d{4})|令和\s?(\d{1,2}|元))\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?[日号號]/gu,
    read: (m) => ({
      year: m[1] === undefined ? 2018 + (m[2] === '元' ? 1 : Number(m[2])) : Number(m[1]),
      month: Number(m[3]),
      day: Number(m[4]),
    }),
  },
  {
    pattern: /(\d{4})\s?년\s?(\d{1,2})\s?월\s?(\d{1,2})\s?일/gu,
    read: (m) => ({ year: Number(m[1]), month: Number(m[2]), day: Number(m[3]) }),
  },
  { pattern: /(\d{1,2})\s?월\s?(\d{1,2})\s?일/gu, read: (m) => ({ month: Number(m[1]), day: Number(m[2]) }) },
  { pattern: /(\d{1,2})\s?月\s?(\d{1,2})\s?[日号號]/gu, read: (m) => ({ month: Number(m[1]), day: Number(m[2]) }) },
  {
    pattern: /(?<![\d.,/-])(20\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?![\d])/g,
    read: (m) => ({ year: Number(m[1]), month: Number(m[3]), day: Number(m[4]) }),
  },
  // '2026. március 14.', '2026 m. spalio 15 d.'
  {
    pattern: /(?<![\d.,/-])(20\d\d)\.?\s(?:m\.\s)?(\p{L}{3,14})\.?\s(\d{1,2})(?!\d|[.:]\d)\.?/gu,
    read: (m) => named(m[3], m[2], m[1]),
  },
  // '2026. 03. 14.', '2026. 6. 20'
  {
    pattern: /(?<![\d.,/-])(20\d\d)\.\s(\d{1,2})\.\s(\d{1,2})(?!\d|[.:]\d)\.?/g,
    read: (m) => ({ year: Number(m[1]), month: Number(m[2]), day: Number(m[3]) }),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,:/])(\\d{1,2})(?:${ORDINAL}|[ºª°.])?[\\s-]{0,2}(?:${oneOf(({ dates }) => dates?.ofMonth)})?([\\p{L}\\p{M}]{3,14})(?:(?:\\.?,?\\s{0,2}(?:${oneOf(({ dates }) => dates?.ofYear)})?|\\.?[-/]|\\.?\\s?['’])(\\d{4})|(?:\\.?-|\\.?\\s?['’])(\\d{2})(?![\\d:.h])|(?<=\\d\\p{L}{3,4})(\\d{2})(?![\\d:.h]))?(?![\\p{L}\\p{M}])`,
      'gu',
    ),
    read: (m) => named(m[1], m[2], m[3] ?? m[4] ?? m[5]),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(\\p{L}{3,12})\\.?[\\s-]{1,2}(\\d{1,2})(?:${ORDINAL})?(?![\\d:%]|\\/\\d|\\.\\d|h\\d|\\p{Lu}|\\s?[ap]\\.?m\\b)(?:(?:,?\\s{1,2}|-|,\\s?['’])(\\d{4}))?`,
      'gu',
    ),
    read: (m) => named(m[2], m[1], m[3]),
  },
  // '30/ABR/2027'
  {
    pattern: /(?<![\d.,:/])(\d{1,2})\/(\p{L}{3,12})\.?\/(\d{4}|\d{2})(?![\d:/])/gu,
    read: (m) => named(m[1], m[2], m[3]),
  },
  {
    pattern: /(?<![\d.,/-])(\d{1,2})([./-])\s?(\d{1,2})\2\s?(2[05]\d\d|\d{2}(?![\d:]))(?!\d|[./-]\d)/g,
    read: (m) => numeric(m[1], m[3], m[4], m[2] !== '.'),
  },
  { pattern: /(?<![\d.,/-])(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d)/g, read: (m) => numeric(m[1], m[2], undefined, false) },
  { pattern: /(?<![\d.,/-])(\d{1,2})\/(\d{1,2})(?![\d/-]|[,.]\d)/g, read: (m) => numeric(m[1], m[2], undefined, true) },
];

const WEEKDAY_BEFORE = new RegExp(`(?<![\\d\\p{L}])([\\p{L}\\p{M}]{2,14})\\.?[,،]?\\s{0,2}(?:${ARTICLE}|,)?\\s?$`, 'u');

/** A day of the week up to a few characters before the date, or in parentheses after it: 'Fri, ', 'mardi ', '（火）'. */
function weekdaysAround(
  text: string,
  start: number,
  end: number,
): { weekdays?: ReadonlySet<number>; start: number; end: number } {
  const before = WEEKDAY_BEFORE.exec(text.slice(Math.max(0, start - 24), start));
  const word = before?.[1];
  const found = word === undefined ? undefined : weekdayNumbers(word);
  if (found && before) return { weekdays: found, start: start - before[0].length, end };
  const after = /^\s?[（([]\s?(\p{L}{1,12})\.?[、,・\p{L}]{0,3}\s?[)）\]]|^,?\s(\p{L}{2,12})(?![\p{L}\d])/u.exec(
    text.slice(end, end + 18),
  );
  const behind = after?.[1] ?? after?.[2];
  const weekdays = behind === undefined ? undefined : weekdayNumbers(behind);
  const counts = weekdays && after && (after[1] !== undefined || (behind ?? '').length > 2);
  return counts ? { weekdays, start, end: end + after[0].length } : { start, end };
}

/** 'kl. 13.10.': what follows such a word is an hour. */
const BEFORE_HOUR = caseless(`(?<!\\p{L})(?:${alternatives(inAllLanguages(({ times }) => times?.before))})\\.?:?\\s$`);

/** Every date in the text, from left to right, without overlaps. */
export function findDates(text: string): DateMention[] {
  const found: DateMention[] = [];
  for (const { pattern, read } of FORMS) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const from = match.index;
      const to = from + match[0].length;
      const loose = read(match);
      if (loose === undefined || !isRealDate(writeDate(loose.year ?? 2024, loose.month, loose.day))) {
        pattern.lastIndex = from + Math.max(1, /^\p{L}+|^\d+/u.exec(match[0])?.[0].length ?? 1);
        continue;
      }
      if (found.some((other) => from < other.end && to > other.start)) continue;
      const around = weekdaysAround(text, from, to);
      if (loose.bare === true && BEFORE_HOUR.test(text.slice(Math.max(0, from - 16), from))) continue;
      if (loose.bare === true && loose.openOrder === true && around.weekdays === undefined) continue;
      found.push({ ...loose, ...around });
    }
  }
  found.sort((a, b) => a.start - b.start);
  return withDaysByWeekday(text, withRanges(text, found));
}

const RANGE = new RegExp(
  `(?:^|[^\\d.,:/])((\\d{1,2})(?:${ORDINAL}|[ºª.])?),?\\s?(?:[-–—～〜~]|&|${alternatives(inAllLanguages(({ until, and }) => [...(until ?? []), ...(and ?? [])]))})\\s?${ARTICLE}?(?:\\p{L}{2,12}\\.?,?\\s)?$`,
  'u',
);
const TAIL = new RegExp(
  `^\\s?[-–—～〜~]\\s?(\\d{1,2})(?:${ORDINAL}|日)?(?:,\\s?(\\d{4}))?(?![\\d:.]|\\s?[ap]\\.?m\\b|\\s?(?:h|時|${capitalised(inAllLanguages(({ times }) => times?.after))})(?![\\p{L}]))`,
  'u',
);

const WEEKDAY_TAIL = caseless(
  `^,?\\s(?:[-–—]|${alternatives(inAllLanguages(({ until, and }) => [...(until ?? []), ...(and ?? [])]))})\\s${ARTICLE}?(\\p{L}{3,14})\\.?,?\\s${ARTICLE}?(\\d{1,2})(?:${ORDINAL}|[.ºª])?(?![\\p{L}\\d]|[:.,]\\d)`,
);

/** 'Friday 19 March to Monday the 22nd': the second day is in the month of the first if their days of the week agree. */
function dayByWeekday(text: string, date: DateMention): DateMention | undefined {
  const tail = WEEKDAY_TAIL.exec(text.slice(date.end, date.end + 44));
  const day = Number(tail?.[2]);
  const weekdays = weekdayNumbers(tail?.[1] ?? '');
  const agrees = [...(date.weekdays ?? [])].some((first) => weekdays?.has((first + day - date.day) % 7));
  if (!tail || !weekdays || !agrees || day <= date.day) return undefined;
  if (!isRealDate(writeDate(date.year ?? 2024, date.month, day))) return undefined;
  const { weekdays: _, ...rest } = date;
  return { ...rest, day, weekdays, start: date.end + tail[0].search(/\d/), end: date.end + tail[0].length };
}

/** Adds the bare day of 'Friday 19 March to Monday the 22nd' to a date that no other follows. */
const withDaysByWeekday = (text: string, dates: readonly DateMention[]): DateMention[] =>
  dates.flatMap((date, at) => {
    const until = dayByWeekday(text, date);
    const next = dates[at + 1];
    return until === undefined || (next !== undefined && next.start < until.end) ? [date] : [date, until];
  });

/** 'Day 1 - Wed 15 September': the second has its day of the week, the first has not, so it counts the days. */
function isNumberOfDay(text: string, start: number, date: DateMention): boolean {
  if (date.weekdays === undefined || !/^\p{L}/u.test(text.slice(date.start))) return false;
  return weekdaysAround(text, start, start).weekdays === undefined && /[-–—]\s*$/u.test(text.slice(0, date.start));
}

/** Adds the bare day of '12–15 May 2027', 'May 12–15, 2027' and '5月12日～15日', with month and year of its neighbour. */
function withRanges(text: string, dates: readonly DateMention[]): DateMention[] {
  const all: DateMention[] = [];
  for (const date of dates) {
    const previous = all.at(-1);
    const floor = previous?.end ?? 0;
    const head = RANGE.exec(text.slice(Math.max(floor, date.start - 34), date.start));
    const day = Number(head?.[2]);
    const headStart = Math.max(floor, date.start - 34) + (head?.index ?? 0);
    if (
      head?.[1] &&
      !isNumberOfDay(text, headStart + head[0].length - head[0].trimStart().length, date) &&
      date.bare !== true &&
      day !== date.day &&
      isRealDate(writeDate(date.year ?? 2024, date.month, day)) &&
      day < date.day
    ) {
      const start = Math.max(floor, date.start - 34) + head.index + head[0].indexOf(head[1]);
      const { weekdays: _, ...rest } = date;
      all.push({ ...rest, day, start, end: start + head[1].length });
    }
    const tail = TAIL.exec(text.slice(date.end, date.end + 20));
    const last = Number(tail?.[1]);
    if (
      tail &&
      date.bare !== true &&
      last > date.day &&
      isRealDate(writeDate(date.year ?? 2024, date.month, last)) &&
      !dates.some((other) => other !== date && other.start < date.end + tail[0].length && other.end > date.end)
    ) {
      const year = fullYear(tail[2]) ?? date.year;
      const { weekdays: _, ...rest } = date;
      all.push({ ...date, ...(year === undefined ? {} : { year }) });
      all.push({
        ...rest,
        ...(year === undefined ? {} : { year }),
        day: last,
        start: date.end + (tail[0].length - tail[0].replace(/^\D+/, '').length),
        end: date.end + tail[0].length,
      });
    } else all.push(date);
  }
  return all;
}
