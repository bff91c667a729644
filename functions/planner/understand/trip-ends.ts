import { addDays, daysBetween, isRealDate, weekdayOf } from '#shared/calendar/calendar.ts';
import { type Clock, timesIn } from './find-clock.ts';
import { MONTH, monthOf, onOrAfter, startIn } from './months.ts';
import words from './trip-ends.json' with { type: 'json' };
import { WEEKDAY, weekdayNumber } from './weekdays.ts';

/** The first and the last day of a trip that a text names, and when one comes and goes on them. */
export interface TripEnds extends Clock {
  /** 'YYYY-MM-DD' */
  readonly start?: string;
  readonly end?: string;
  /** The start was said as when one arrives, which moves nothing but the first day. */
  readonly isArrival?: boolean;
}

/** What the days of a text are counted from. */
export interface EndsAround {
  /** 'YYYY-MM-DD' */
  readonly today: string;
  /** The first and the last day so far; undefined while the trip has no dates. */
  readonly dates?: { readonly start: string; readonly end: string } | undefined;
}

type Side = 'start' | 'end';

/** A day or an hour in a text, and which end of the trip it belongs to. */
interface Mark {
  readonly at: number;
  readonly end: number;
  readonly day?: SaidDay;
  readonly minutes?: number;
  readonly isWord?: boolean;
  side?: Side | undefined;
  isArrival?: boolean;
}

/** A day as it was said: its weekday (0 is Sunday), its number and its month, each if named. */
interface SaidDay {
  readonly weekday: number | undefined;
  readonly day: number | undefined;
  readonly month: number | undefined;
  readonly year: string | undefined;
  readonly isNext: boolean;
}

/** The ends of a trip in a folded text: 'landing fri 4 dec 14:30, flying home sunday 19:00'. */
export function tripEnds(folded: string, around: EndsAround): TripEnds {
  const marks = marksIn(folded);
  for (const clause of clausesOf(folded)) governed(clause, marks);
  spanned(folded, marks);
  besideDays(folded, marks);
  const first = dayAt(marks, 'start');
  const last = dayAt(marks, 'end');
  const start = first?.day && startOf(first.day, around);
  const end = last?.day && endOf(last.day, start, around);
  const arrival = minutesAt(marks, 'start');
  const departure = minutesAt(marks.filter(isExact), 'end');
  return {
    ...(start === undefined ? {} : { start, ...(first?.isArrival ? { isArrival: true } : {}) }),
    ...(end === undefined ? {} : { end }),
    ...(arrival === undefined ? {} : { arrival }),
    ...(departure === undefined ? {} : { departure }),
  };
}

/** Who is back 'by Sunday evening' sets off at no hour that is known; before the evening the day is cut short all the same. */
const isExact = ({ isWord, minutes = 0 }: Mark) => !isWord || minutes < EVENING;
const EVENING = 17 * 60;

const dayAt = (marks: readonly Mark[], side: Side) => marks.find((mark) => mark.side === side && mark.day);
const minutesAt = (marks: readonly Mark[], side: Side) =>
  marks.find((mark) => mark.side === side && mark.minutes !== undefined)?.minutes;

const NUMBER = '(\\d{1,2})(?:st|nd|rd|th|\\.(?=\\s))?';
const DAY_SAID = new RegExp(
  [
    `\\b(?:(next|this|coming)\\s+)?(?:(${WEEKDAY})\\.?,?\\s+)?(?:the\\s+)?(?:${NUMBER}\\s+(?:of\\s+)?${MONTH}|${MONTH}\\s+(?:the\\s+)?${NUMBER}(?![:.]?\\d|\\s*[ap]\\.?m\\b))(?:,?\\s+(20\\d\\d))?(?![\\p{L}\\d])`,
    `\\b(?:(next|this|coming)\\s+)?(${WEEKDAY})\\b(?:\\.?\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\b(?![:.h]\\d|\\s*(?:[ap]\\.?m|h\\b|o'?clock|people|of us|adults|kids|days|nights)))?`,
    '\\bthe\\s+(\\d{1,2})(?:st|nd|rd|th)\\b',
  ].join('|'),
  'gu',
);

function marksIn(folded: string): Mark[] {
  const days = [...folded.matchAll(DAY_SAID)].map(
    (said): Mark => ({ at: said.index, end: said.index + said[0].length, day: saidDay(said.slice(1)) }),
  );
  const isOfDay = (at: number) => days.some((day) => at >= day.at && at < day.end);
  const times = timesIn(folded).filter(({ at }) => !isOfDay(at));
  return [...days, ...times].sort((a, b) => a.at - b.at);
}

function saidDay(groups: readonly (string | undefined)[]): SaidDay {
  const [next, weekday, day, month, otherMonth, otherDay, year, nextAlone, weekdayAlone, dayAlone, nth] = groups;
  const name = weekday ?? weekdayAlone;
  const number = day ?? otherDay ?? dayAlone ?? nth;
  const inMonth = month ?? otherMonth;
  return {
    weekday: name === undefined ? undefined : weekdayNumber(name),
    day: number === undefined ? undefined : Number(number),
    month: inMonth === undefined ? undefined : monthOf(inMonth),
    year,
    isNext: (next ?? nextAlone) === 'next',
  };
}

interface Clause {
  readonly at: number;
  readonly text: string;
}

/** Parts of a text that say one thing each; the dot of '6. march' ends none. */
function clausesOf(folded: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const { index, 0: joint } of folded.matchAll(/[;!?,()]|(?<!\d)\.(?=\s|$)|\s(?:and|then|but)\s/g)) {
    clauses.push({ at: from, text: folded.slice(from, index) });
    from = index + joint.length;
  }
  return [...clauses, { at: from, text: folded.slice(from) }];
}

const anyOf = (names: readonly string[]) =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.split('*').join('\\p{L}*'))
    .join('|');
const VERB = new RegExp(
  `(?<![\\p{L}'])(?:(?<comes>${anyOf(words.comes)})|(?<goes>${anyOf(words.goes)})|(?<starts>${anyOf(words.starts)}))(?![\\p{L}])`,
  'gu',
);
const HOME = new RegExp(`(?<![\\p{L}])(?:${anyOf(words.home)})(?:\\s+(?:home|on|by|at|around|the|again))*\\s*$`, 'u');
const KEEPS = new RegExp(`\\bleave\\b.*\\b(?:${anyOf(words.keeps)})\\b`, 'u');

/** Gives a clause's days and hours the end that its verb tells: the one before them, else the one behind. */
function governed({ at, text }: Clause, marks: readonly Mark[]): void {
  if (KEEPS.test(text)) return;
  const verbs = [...text.matchAll(VERB)].map(({ index, groups }) => ({
    at: at + index,
    side: (groups?.goes === undefined ? 'start' : 'end') as Side,
    isArrival: groups?.comes !== undefined,
    isWeak: groups?.starts === 'from',
  }));
  for (const mark of marks.filter((each) => each.at >= at && each.at < at + text.length)) {
    const isHome = HOME.test(text.slice(0, mark.at - at));
    const from = verbs.findLast((verb) => verb.isWeak && verb.at < mark.at && verb.at + NEAR >= mark.at);
    const strong =
      verbs.findLast((verb) => !verb.isWeak && verb.at < mark.at) ??
      verbs.find((verb) => !verb.isWeak && verb.at >= mark.end);
    const verb = strong ?? (mark.minutes === undefined ? from : undefined);
    mark.side = isHome ? 'end' : verb?.side;
    if (mark.side === 'start' && verb?.isArrival) mark.isArrival = true;
  }
}

/** What a text moves that says how much later or earlier: 'we fly home a day later', 'we land two days earlier'. */
export function sideOfShift(folded: string): 'end' | 'arrival' | undefined {
  const clause = clausesOf(folded).find(({ text }) => /\b(?:later|earlier|sooner)\b/.test(text) && !KEEPS.test(text));
  const verb = clause && [...clause.text.matchAll(VERB)].find(({ groups }) => groups?.starts === undefined);
  return verb === undefined ? undefined : verb.groups?.goes === undefined ? 'arrival' : 'end';
}

/** Letters from 'from' to the day behind it. */
const NEAR = 12;
/** Letters between a day and the hour that is said with it. */
const BESIDE = 8;
/** Letters between the first and the last day of a span, and what is said between them. */
const SPAN = 30;

const UNTIL = new RegExp(`(?:^|\\s)(?:${anyOf(words.until)})\\s*(?:(?:the|on)\\s+)?$`, 'u');

/** 'Friday 6pm to Sunday': the first of two days begins the trip and the second ends it. */
function spanned(folded: string, marks: readonly Mark[]): void {
  const days = marks.filter(({ day }) => day);
  for (const [index, last] of days.entries()) {
    const first = days[index - 1];
    if (!first || first.side === 'end' || (last.side === 'start' && first.side === 'start' && last.isArrival)) continue;
    const between = folded.slice(first.end, last.at);
    if (between.length > SPAN || /[.;!?]\s/.test(between) || !UNTIL.test(between)) continue;
    if (last.side !== 'end') last.side = 'end';
    first.side ??= 'start';
  }
}

/** An hour right beside a day is of that day. */
function besideDays(folded: string, marks: readonly Mark[]): void {
  for (const [index, mark] of marks.entries()) {
    if (mark.minutes === undefined || (mark.side !== undefined && !marks[index - 1]?.day)) continue;
    const [before, behind] = [marks[index - 1], marks[index + 1]];
    const isBeside = (from: number, to: number) => to - from <= BESIDE && !/[.;!?,]/.test(folded.slice(from, to));
    if (before?.day && isBeside(before.end, mark.at)) mark.side = before.side ?? mark.side;
    else if (behind?.day && mark.side === undefined && isBeside(mark.end, behind.at)) mark.side = behind.side;
  }
}

function startOf({ weekday, day, month, year, isNext }: SaidDay, { today, dates }: EndsAround): string | undefined {
  if (day !== undefined && month !== undefined) return real(startIn(month, day, today, year));
  if (day !== undefined) {
    const same = dates === undefined ? undefined : real(`${dates.start.slice(0, 8)}${String(day).padStart(2, '0')}`);
    return same !== undefined && same >= today ? same : onOrAfter(day, addDays(today, 1));
  }
  if (weekday === undefined) return undefined;
  if (dates) return nearest(weekday, dates.start, today);
  const next = addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
  return isNext ? inNextWeek(weekday, today) : next;
}

function endOf(
  { weekday, day, month, year }: SaidDay,
  said: string | undefined,
  { today, dates }: EndsAround,
): string | undefined {
  const start = said ?? dates?.start;
  const from = start ?? today;
  if (day !== undefined && month !== undefined) return real(startIn(month, day, from, year));
  if (day !== undefined) return onOrAfter(day, from);
  if (weekday === undefined || start === undefined) return undefined;
  if (!dates || said !== undefined) return addDays(start, (weekday - weekdayOf(start) + 7) % 7 || 7);
  return nearest(weekday, dates.end, start);
}

function real(date: string): string | undefined {
  return isRealDate(date) ? date : undefined;
}

function inNextWeek(weekday: number, today: string): string {
  return addDays(today, ((8 - weekdayOf(today)) % 7 || 7) + ((weekday + 6) % 7));
}

/** The date with a weekday that is nearest to another, the later one of two, and not before the least. */
function nearest(weekday: number, date: string, least: string): string {
  const later = addDays(date, (weekday - weekdayOf(date) + 7) % 7);
  const earlier = addDays(later, -7);
  return earlier >= least && daysBetween(earlier, date) < daysBetween(date, later) ? earlier : later;
}
