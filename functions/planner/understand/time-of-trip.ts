import { addDays, daysBetween, weekdayOf } from '#shared/calendar/calendar.ts';
import { daysText, monthName } from '../words/words.ts';
import { boundStart, keepsLength } from './bound-start.ts';
import { findDates } from './find-dates.ts';
import { findBareLength, findLength, findLengthChange, findSpanLength } from './find-length.ts';
import { changesLength, endsTrip, movesTrip, setsLength, setsSpan, startsTrip } from './new-frame.ts';
import { withoutOffset } from './relative-dates.ts';
import type { SaidDates } from './said-dates.ts';
import { findBareDay, findShift, findStartWeekday, nearestWeekday } from './shift-dates.ts';
import { type EndsAround, sideOfShift, type TripEnds, tripEnds } from './trip-ends.ts';
import { findWeekdaySpan, isWholeSpan, WEEKDAY } from './weekdays.ts';
import type { Part, Surroundings, Wish } from './wish.ts';

const MOST_DAYS = 30;

/** What a message says of the length and the dates of the trip. */
export function timeOf(before: Wish, folded: string, original: string, around: Surroundings): Part {
  const shifted = shiftedTime(before, folded, around);
  if (shifted) return shifted;
  const dates = datesOf(before, folded, original, around);
  const text = withoutOffset(folded);
  const between = dates.start && dates.end ? lengthOf(dates.start, dates.end) : undefined;
  const said = between ?? saidLength(before, text, folded) ?? dates.days;
  const change = said === undefined ? lengthChange(before, text, folded) : undefined;
  const days = said ?? (change && changedDays(around.daysOf(before), change));
  return {
    ...startingOn(days === 2 ? fromSaturday(dates, text) : dates),
    ...(days === undefined ? {} : { isEndSaid: between !== undefined }),
    ...(days === undefined ? {} : { days: Math.min(MOST_DAYS, Math.max(1, days)) }),
    ...(days !== undefined && days > MOST_DAYS ? { cutFrom: days } : {}),
    ...(change ? { changes: [`${daysText(days ?? 1)} now`] } : {}),
  };
}

/** What 'a week later' moves: the dates of the trip, or one end of it. */
function shiftedTime(before: Wish, folded: string, around: Surroundings): Part | undefined {
  const shift = before.start === undefined ? undefined : findShift(folded);
  if (shift === undefined || before.start === undefined) return undefined;
  const oneEnd = isPlanned(before) ? shiftedEnd(before, folded, shift, around) : undefined;
  return (
    oneEnd ?? {
      ...startingOn({ start: addDays(before.start, shift) }),
      changes: [`${daysText(Math.abs(shift))} ${shift > 0 ? 'later' : 'earlier'} now`],
    }
  );
}

/** 'We fly home a day later', 'start a day later, same flight home': one end of the trip moves, and the other stays. */
function shiftedEnd(before: Wish, folded: string, shift: number, around: Surroundings): Part | undefined {
  const { start = '', isEndSaid } = before;
  const days = around.daysOf(before);
  const side = sideOfShift(folded);
  if (side === 'end') return lasting(start, days + shift);
  const isFixed = KEEPS_END.test(folded) || (side === 'arrival' && isEndSaid === true);
  return isFixed ? lasting(addDays(start, shift), days - shift) : undefined;
}

function lasting(start: string, days: number): Part | undefined {
  if (days < 1 || days > MOST_DAYS) return undefined;
  return { ...startingOn({ start }), days, isEndSaid: true, changes: [`${daysText(days)} now`] };
}

/** What stays where it is although the trip begins on another day. */
const KEEPS_END =
  /\b(?:same|keep the|keep our|keep my) (?:flight|train|way|trip|date|day|time)?\s*(?:home|back|end|return|out)\b|\b(?:still|and) (?:leave|fly home|go home|end) (?:on )?(?:the same|as (?:planned|before))\b|\bsame (?:end|return|departure)\b/;

/** The length that a text gives the trip; of a trip that is planned, days said in passing are none. */
function saidLength(before: Wish, text: string, folded: string): number | undefined {
  if (!isPlanned(before)) return findLength(text) ?? findSpanLength(text);
  // Of a trip whose length nobody has said yet any length is it, but for that of a stay.
  const isFirst = before.days === undefined && !OF_A_STAY.test(folded);
  const length = isFirst || setsLength(folded) ? findLength(text) : undefined;
  return length ?? (isWholeSpan(text) ? findSpanLength(text) : findBareLength(text));
}

const OF_A_STAY = /\b(?:days?|nights?)\s+(?:in|at|near|of|by|on)\b|\bday ?trips?\b/;

function lengthChange(before: Wish, text: string, folded: string) {
  const change = findLengthChange(text);
  return change && 'times' in change && isPlanned(before) && !changesLength(folded) ? undefined : change;
}

/** Whether there is a plan that a message can speak of. */
function isPlanned({ destinations, country, isChoice, unknown }: Wish): boolean {
  return !isChoice && unknown === undefined && (destinations.length > 0 || country !== undefined);
}

/** Two days of a weekend are Saturday and Sunday. */
function fromSaturday(dates: SaidDates, folded: string): SaidDates {
  const isWeekend = /\b(?:week-?end|wknd|wkend)\b/.test(folded) && !/\bfri(?:day)?\b/.test(folded);
  const isFriday = dates.start !== undefined && weekdayOf(dates.start) === FRIDAY;
  return isWeekend && isFriday && dates.start ? { ...dates, start: addDays(dates.start, 1) } : dates;
}

const FRIDAY = 5;

/** Full dates, or a bare day in the month mentioned before. */
function datesOf(before: Wish, folded: string, original: string, around: Surroundings): SaidDates {
  const ends = tripEnds(folded, endsAround(before, around));
  if (isPlanned(before) && before.start !== undefined && before.isDateSaid) {
    const bound = boundStart(folded, before.start);
    if (bound !== undefined) return startingLater(before, bound, { folded, days: around.daysOf(before) });
    const moved = endsOfPlan(before, ends, around.daysOf(before));
    if (moved) return moved;
    // 'From Tuesday the 11th' is next to the dates so far, and not next week.
    if (ends.start !== undefined && ends.end === undefined && FROM_WEEKDAY.test(folded))
      return ofPlan(before, { start: ends.start }, folded);
  }
  const dates = saidDates(before, folded, original, around);
  return isPlanned(before) ? dates : withEnds(dates, ends);
}

/** The trip begins on a later day: the last day stays if it was said, else the length does. */
function startingLater(
  { start = '', isEndSaid }: Wish,
  first: string,
  { folded, days }: { readonly folded: string; readonly days: number },
): SaidDates {
  const end = addDays(start, days - 1);
  return isEndSaid === true && first <= end && !keepsLength(folded) ? { start: first, end } : { start: first };
}

const FROM_WEEKDAY = new RegExp(`\\b(?:from|start\\w*|begin\\w*)\\s+(?:on\\s+)?(?:the\\s+)?(?:${WEEKDAY})\\b`);

/** What the dates of a wish's trip are, for a text that names its ends by weekdays. */
export function endsAround({ start, isDateSaid, ...wish }: Wish, { today, daysOf }: Surroundings): EndsAround {
  const isDated = start !== undefined && isDateSaid === true && isPlanned({ ...wish, start });
  return { today, dates: isDated ? { start, end: addDays(start, daysOf({ ...wish, start }) - 1) } : undefined };
}

/** Another last day, or another day of arrival: the other end of the trip stays where it is. */
function endsOfPlan({ start = '', isEndSaid }: Wish, ends: TripEnds, days: number): SaidDates | undefined {
  const last = addDays(start, days - 1);
  const from = ends.isArrival && isEndSaid ? ends.start : undefined;
  if (from === undefined && (ends.end === undefined || ends.start !== undefined)) return undefined;
  const [first, end] = [from ?? start, ends.end ?? last];
  const length = daysBetween(first, end) + 1;
  if (length < 1 || length > MOST_DAYS) return undefined;
  return first === start && end === last ? {} : { start: first, end };
}

/** The dates of a text with the end that was said apart from them. */
function withEnds(dates: SaidDates, { start, end }: TripEnds): SaidDates {
  const first = dates.start ?? start;
  if (first === undefined || dates.isRough || dates.end !== undefined) return dates;
  const isEnd = end !== undefined && end > first && daysBetween(first, end) < MOST_DAYS;
  return { ...dates, start: first, ...(isEnd ? { end } : {}) };
}

function saidDates(before: Wish, folded: string, original: string, { today }: Surroundings): SaidDates {
  const weekday = before.start !== undefined && before.isDateSaid ? findStartWeekday(folded, before.start) : undefined;
  if (weekday !== undefined) return { start: weekday };
  const span = isPlanned(before) && before.start !== undefined ? spanNear(before.start, folded) : undefined;
  if (span) return span;
  const said = findDates(folded, original, today) ?? partOfSpokenMonth(before, folded, today);
  const alone = said && !said.isRough ? undefined : findBareDay(folded, said?.start ?? before.start, today);
  const dates = alone ?? said ?? {};
  return isPlanned(before) ? ofPlan(before, dates, folded) : dates;
}

/** 'Make it Thursday to Sunday': those days next to the dates so far. */
function spanNear(start: string, folded: string): SaidDates | undefined {
  const span = setsSpan(folded) ? findWeekdaySpan(folded) : undefined;
  if (!span || /\d/.test(folded)) return undefined;
  return { start: nearestWeekday(start, span.first), days: span.days };
}

/** What dates in a text mean for a trip that is planned: its new frame, its last day, or one of its days. */
function ofPlan({ start, isDateSaid, days }: Wish, said: SaidDates, folded: string): SaidDates {
  if (said.start === undefined) return said;
  // 'A day trip on Wednesday' of a trip without dates sets none.
  if (start === undefined) return movesTrip(folded) || /\d/.test(folded) ? said : {};
  if (!isDateSaid || (said.end !== undefined && endsTrip(folded))) return said;
  if (said.end === undefined && said.start > start && endsTrip(folded) && daysBetween(start, said.start) < MOST_DAYS)
    return { start, end: said.start };
  const isWithin = said.start >= start && days !== undefined && said.start < addDays(start, days);
  if (isWithin && said.end === undefined) return startsTrip(folded) ? said : {};
  return movesTrip(folded) ? said : {};
}

/** 'The second week', of the month mentioned before. */
function partOfSpokenMonth({ month }: Wish, folded: string, today: string): SaidDates | undefined {
  const part = /\b(?:first|second|third|fourth|last) (?:week-?end|week|half)\b/.exec(folded)?.[0];
  const text = part === undefined || month === undefined ? '' : `the ${part} of ${monthName(month).toLowerCase()}`;
  return text === '' ? undefined : findDates(text, text, today);
}

function startingOn({ start, isRough, season }: SaidDates): Part {
  return start === undefined ? {} : { start, month: Number(start.slice(5, 7)), isDateSaid: !isRough, season };
}

function changedDays(days: number, change: NonNullable<ReturnType<typeof findLengthChange>>): number {
  if ('by' in change) return Math.max(1, days + change.by);
  const changed = Math.round(days * change.times);
  return Math.max(1, changed === days ? days + (change.times > 1 ? 1 : -1) : changed);
}

/** The dates, if the stays gave the length. */
export function datesAlone(before: Wish, folded: string, original: string, around: Surroundings): Part {
  const { days: _, changes: __, ...dates } = timeOf(before, folded, original, around);
  return dates;
}

/** The length in days of a trip between two dates, both included; undefined when it would be too long. */
function lengthOf(start: string, end: string): number | undefined {
  const days = daysBetween(start, end) + 1;
  return days >= 1 && days <= 60 ? days : undefined;
}
