import { daysBetween } from '#shared/calendar/calendar.ts';
import { foldWords } from '#shared/text/fold.ts';
import { weekdayNumbers } from '../grammar/calendar-words.ts';
import type { TimeMention } from '../grammar/time-mention.ts';
import { rolesOfPhrase } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { type DateEntity, foundDate, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { inAllLanguages } from '../words/language-words.ts';
import { alternatives, anyWord, caseless, wholeWords } from '../words/word-pattern.ts';
import { tableEnd } from './table-end.ts';

export interface VisitTime {
  readonly startDate: Found<string>;
  readonly startTime?: Found<string>;
  /** Of what lasts for several days. */
  readonly endDate?: Found<string>;
  readonly endTime?: Found<string>;
  readonly segment: ReadSegment;
}

/** Words next to a deadline rather than the visit's date. */
export const LIMITS = anyWord(inAllLanguages(({ limits }) => limits));

/** A pattern that finds one of the words right before an hour. */
function beforeHour(words: readonly string[]): RegExp {
  const clock = alternatives(inAllLanguages((language) => language.clock));
  return caseless(`(?:${wholeWords(words)})\\W{0,3}(?:(?:${clock})\\s)?$`);
}

/** All that stands between the first and the last time of a visit. */
const BETWEEN = caseless(`^(?:[-–—~～〜]|(?:${alternatives(inAllLanguages(({ until }) => until))}))(?:\\sca\\.?)?$`);

/** Dates whose ranks differ by less are equally likely. */
const RIVALRY = 0.75;

/** A day alone in its line, above the hours of doors and beginning. */
function isTimedBelow({ byLine }: MailContext, { line, text, dates: [date], prose }: ReadSegment): boolean {
  const beside =
    date === undefined ? [] : [text.slice(0, date.start), text.slice(date.end)].join(' ').match(/\p{L}+/gu);
  const isAlone = date !== undefined && !prose && (beside ?? []).every((word) => weekdayNumbers(word) !== undefined);
  const below = byLine.get(line + 1) ?? [];
  return (
    isAlone &&
    below.some(({ text: hours, times }) =>
      times.some(({ start }) => {
        const before = hours.slice(Math.max(0, start - 30), start);
        return BEGINS.test(before) || DOORS.test(before);
      }),
    ) &&
    below.every(({ dates }) => dates.length === 0)
  );
}

/** What a till prints is the day of the sale, where the ticket is for a later one. */
const PRINTED = -6;
const hasLaterDay = ({ segments }: MailContext, sent: string): boolean =>
  segments.some(
    (each) =>
      !each.prose &&
      !hasRole(each, 'deadline', 'bookedOn', 'partOfPrice') &&
      each.dates.some(({ date }) => date > sent),
  );

/** How likely a date is the visit's own. */
function rank(context: MailContext, segment: ReadSegment, date: DateEntity): number {
  if (hasRole(segment, 'bookedOn', 'partOfPrice', 'reference', 'person')) return -10;
  // 'Valid: Mon 8 March - Thu 11 March': the days of a pass; a deadline is one day.
  if (hasRole(segment, 'deadline') && lastDay(segment, date).endDate === undefined) return -10;
  const sent = context.dates.reference?.toISOString().slice(0, 10) ?? '';
  const timed = segment.times.some((time) => time.stamp !== true) || isTimedBelow(context, segment);
  return (
    (hasRole(segment, 'date') && segment.via !== 'none' ? 5 : 0) +
    (timed ? 3 : 0) +
    (date.weekday ? 1 : 0) +
    (date.date >= sent ? 1.5 : -3) +
    (date.date === sent ? (hasLaterDay(context, sent) ? PRINTED : -1) : 0) +
    (LIMITS.test(segment.text) ? -5 : 0) +
    (segment.prose ? -1 : 0.5) +
    Math.max(0, 1.5 - segment.line / 20)
  );
}

const MAX_WORDS_BETWEEN = 4;

function isOfEnd(words: string): boolean {
  const roles = rolesOfPhrase(foldWords(words));
  return roles?.has('return') === true || roles?.has('endTime') === true;
}

/** 'departure 6:45 a.m., return 5:30 p.m.', 'starts 9:30, ends about 14:30': a word between the two times names the end. */
function isBack(between: string): boolean {
  const words = between.match(/\p{L}+/gu) ?? [];
  return (
    words.length <= MAX_WORDS_BETWEEN &&
    words.some((word, at) => isOfEnd(word) || isOfEnd(`${word} ${words[at + 1] ?? ''}`))
  );
}

const SENTENCE_WORDS = 7;

/** A day among so many words that nothing names as its label. */
const isMentioned = (segment: ReadSegment): boolean =>
  !hasRole(segment, 'date') && (segment.text.match(/\p{L}{2,}/gu)?.length ?? 0) >= SENTENCE_WORDS;

const FRAMED = caseless(`(?<!\\p{L})(?:${alternatives(inAllLanguages(({ between }) => between))})\\s?$`);
const AND = caseless(`^\\s?(?:${alternatives(inAllLanguages(({ and }) => and))})\\s?$`);

/** The second time of a line: '18:30 - 21:30', 'between 18:00 and 20:00', 'departure 6:45, return 17:30'. */
function endIn(holder: ReadSegment, [first, second]: readonly TimeMention[]): Found<string> | undefined {
  if (!first || !second) return undefined;
  const between = holder.text.slice(first.end, second.start);
  const isFramed = FRAMED.test(holder.text.slice(0, first.start)) && AND.test(between);
  return BETWEEN.test(between.trim()) || isFramed || isBack(between) ? foundTime(holder, second) : undefined;
}

/** The end by a label of its own, or the time at which a table is wanted for others. */
function endElsewhere(context: MailContext, start: Found<string> | undefined): Found<string> | undefined {
  const isLater = (each: ReadSegment) => start === undefined || (each.times[0]?.time ?? '') > start.value;
  const called = context.segments.filter((each) => each.times.length > 0 && !each.prose && each.via !== 'none');
  const ending =
    called.find((each) => hasRole(each, 'endTime')) ??
    called.find((each) => hasRole(each, 'return') && each.dates.length === 0 && isLater(each));
  const [time] = ending?.times ?? [];
  return ending && time ? foundTime(ending, time) : tableEnd(context, start);
}

/** When the table is reserved or the tour begins. */
export function visitTime(context: MailContext): VisitTime | undefined {
  const all = context.segments.flatMap((segment) =>
    segment.dates.map((date) => ({ segment, date, value: rank(context, segment, date) })),
  );
  const best = all.reduce<(typeof all)[number] | undefined>(
    (first, each) => (first === undefined || each.value > first.value ? each : first),
    undefined,
  );
  if (best === undefined || best.value < 0.5) return undefined;
  const { segment, date } = best;
  // A day in the middle of a sentence, which no label and no hour makes that of a visit.
  if (isMentioned(segment) && !timeHolder(context, segment)) return undefined;
  // The day before the change, or the one after it?
  if (context.isChange && all.some((each) => each.date.date !== date.date && best.value - each.value < RIVALRY))
    return undefined;
  const holder = timeHolder(context, segment);
  const times =
    holder?.times.filter(
      (time) =>
        time.stamp !== true &&
        !(holder === segment && LIMITS.test(segment.text.slice(0, time.start)) && time.start < date.start),
    ) ?? [];
  const open = holder ? beginning(holder, times) : times;
  const start = open[0];
  const last =
    (holder && endIn(holder, open)) ?? endElsewhere(context, holder && start ? foundTime(holder, start) : undefined);
  return {
    startDate: foundDate(segment, date),
    segment,
    ...lastDay(segment, date),
    ...(holder && start ? { startTime: foundTime(holder, start) } : {}),
    ...(last ? { endTime: last } : {}),
  };
}

const MAX_DAYS = 21;

/** 'Mon 8 March - Thu 11 March': a pass for days on end. */
function lastDay(segment: ReadSegment, first: DateEntity): Pick<VisitTime, 'endDate'> {
  const last = segment.dates.find(({ start }) => start >= first.end);
  if (!last || segment.prose || !BETWEEN.test(segment.text.slice(first.end, last.start).trim())) return {};
  const days = daysBetween(first.date, last.date);
  return days > 0 && days <= MAX_DAYS ? { endDate: foundDate(segment, last) } : {};
}

const OPENS = anyWord(inAllLanguages(({ doors }) => doors));
/** When the doors open, which is before the start. */
const DOORS = beforeHour(inAllLanguages(({ doors }) => doors));
const BEGINS = beforeHour(inAllLanguages(({ begins }) => begins));

/** 'Einlass ab 10 Uhr (bis 22 Uhr gültig)': when it ends. */
const UNTIL = caseless(`(?<!\\p{L})(?:${alternatives(inAllLanguages(({ until }) => until))})\\s$`);

/** The times of a line without those of the doors; starting at the one labelled as the beginning, if any. */
function beginning(holder: ReadSegment, times: readonly TimeMention[]): readonly TimeMention[] {
  const before = (time: TimeMention) => holder.text.slice(Math.max(0, time.start - 30), time.start);
  const inside = times.filter((time) => !DOORS.test(before(time)));
  const begins = inside.findIndex((time) => BEGINS.test(before(time)));
  return inside[0] === undefined || UNTIL.test(before(inside[0])) ? times : inside.slice(Math.max(0, begins));
}

/** 'Free until 18:00', but not '17:30, back by 21:00': the word stands before the first time. */
const isLimit = ({ text, times: [first] }: ReadSegment): boolean => LIMITS.test(text.slice(0, first?.start));

/** 'Duration: 17:00–20:00': two hours of the clock and nothing else. */
const isSpan = (each: ReadSegment): boolean =>
  hasRole(each, 'detail') &&
  !hasRole(each, 'deadline', 'bookedOn') &&
  each.times.length === 2 &&
  !/\p{L}{4}/u.test(each.text);

function timeHolder(context: MailContext, segment: ReadSegment): ReadSegment | undefined {
  const usable = (each: ReadSegment) =>
    each.times.some((time) => time.stamp !== true) &&
    (!hasRole(each, 'deadline', 'bookedOn', 'endTime', 'detail') ||
      isSpan(each) ||
      each.times.some((time) => BEGINS.test(each.text.slice(Math.max(0, time.start - 30), time.start))));
  if (usable(segment)) return segment;
  const labelled = context.segments.filter(
    (each) => usable(each) && hasRole(each, 'time') && each.via !== 'none' && !each.prose,
  );
  const nearest = labelled.sort((a, b) => Math.abs(a.line - segment.line) - Math.abs(b.line - segment.line))[0];
  if (nearest) return nearest;
  const near = context.segments
    .slice(segment.index + 1, segment.index + 7)
    .find((each) => usable(each) && each.line - segment.line <= 4 && !isLimit(each) && each.dates.length === 0);
  return (
    near ??
    context.segments
      .slice(Math.max(0, segment.index - 2), segment.index)
      .findLast((each) => usable(each) && segment.line - each.line <= 2 && !each.prose) ??
    // 'Admission: 11:30 - 12:00' of a ticket that has no other hour.
    context.segments
      .slice(segment.index + 1, segment.index + 4)
      .find(
        ({ times, dates, label, prose }) => times.length > 0 && dates.length === 0 && !prose && OPENS.test(label ?? ''),
      )
  );
}
