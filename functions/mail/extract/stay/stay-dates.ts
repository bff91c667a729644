import { addDays, daysBetween } from '#shared/calendar/calendar.ts';
import { nightsAgree } from '../checks/nights-agree.ts';
import { nightsIn } from '../grammar/nights.ts';
import type { TimeMention } from '../grammar/time-mention.ts';
import { hasRole } from '../labels/segment.ts';
import { type DateEntity, foundDate, foundTime, guessed, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { type End, timeInProse } from './times-in-prose.ts';

/** When a stay begins and ends, and the segment that says so. */
export interface StayDates {
  readonly startDate: Found<string>;
  readonly endDate?: Found<string>;
  readonly startTime?: Found<string>;
  readonly endTime?: Found<string>;
  readonly segment: ReadSegment;
  readonly last: ReadSegment;
  readonly surelyLodging: boolean;
  /** Labels identify one of two dates as the arrival's and one as the departure's. */
  readonly paired?: boolean;
}

/** The time of a check-in: the first one given. Of a check-out: the last, as in '07:00 – 11:00'. */
function timeIn(segment: ReadSegment | undefined, end: End, from = 0): Found<string> | undefined {
  const times = segment?.times.filter((time) => time.start >= from && time.stamp !== true) ?? [];
  const time: TimeMention | undefined = end === 'in' ? times[0] : times.at(-1);
  return segment && time ? foundTime(segment, time) : undefined;
}

/** The time of a cell that holds its date: after the date and before the next, else before a date that stands alone. */
function timeInCell({ dates, times }: ReadSegment, date: DateEntity, end: End): TimeMention | undefined {
  const rest = dates.find((other) => other.start > date.start);
  const after = times.filter((time) => time.start >= date.end && (rest === undefined || time.start < rest.start));
  const before = dates.length === 1 ? times.filter((time) => time.end <= date.start) : [];
  return end === 'in' ? (after[0] ?? before[0]) : (after.at(-1) ?? before.at(-1));
}

/** A short cell that holds nothing but the time of an arrival or a departure. */
function isTimeOnly(next: ReadSegment, end: End): boolean {
  if (next.times.length === 0 || next.prose || next.text.length >= 40) return false;
  if (next.roles.size === 0 || hasRole(next, end === 'in' ? 'checkIn' : 'checkOut')) return true;
  if (next.via === 'own' && hasRole(next, 'time')) return true;
  // 'från 15:00', 'senast 11:00': only the time follows the word.
  return hasRole(next, 'from', 'to', 'deadline', 'endTime') && next.text.length < 14;
}

/** The time may be in the same cell or, alone, in the next one or two. */
function timeNear(context: MailContext, { segment, date }: DatedCell, end: End): Found<string> | undefined {
  const own = timeInCell(segment, date, end);
  if (own) return foundTime(segment, own);
  for (const next of context.segments.slice(segment.index + 1, segment.index + 3)) {
    if (next.line > segment.line + 2 || next.dates.length > 0) return undefined;
    if (isTimeOnly(next, end)) return timeIn(next, end);
    if (next.labelOnly || next.text.length > 40) return undefined;
  }
  return undefined;
}

const BESIDE = 26;

/** The times right after the two dates. */
export function timesBeside(
  segment: ReadSegment,
  firstEnd: number,
  secondStart: number,
  secondEnd: number,
): Pick<StayDates, 'startTime' | 'endTime'> {
  const after = (from: number, until: number) =>
    segment.times.find(
      (time) =>
        time.start >= from &&
        time.start < Math.min(until, from + BESIDE) &&
        !/[.。]\s\p{Lu}/u.test(segment.text.slice(from, time.start)),
    );
  const [start, end] = [after(firstEnd, secondStart), after(secondEnd, Number.POSITIVE_INFINITY)];
  return {
    ...(start ? { startTime: foundTime(segment, start) } : {}),
    ...(end ? { endTime: foundTime(segment, end) } : {}),
  };
}

function labelledTime(near: readonly ReadSegment[], end: End): Found<string> | undefined {
  const exact = end === 'in' ? 'checkInTime' : 'checkOutTime';
  const loose = end === 'in' ? 'checkIn' : 'checkOut';
  const time =
    near.find((segment) => hasRole(segment, exact) && segment.times.length > 0) ??
    near.find(
      (segment) => hasRole(segment, loose) && segment.times.length > 0 && segment.dates.length === 0 && !segment.prose,
    );
  return timeIn(time, end);
}

/** A date with the cell that holds it. */
interface DatedCell {
  readonly segment: ReadSegment;
  readonly date: DateEntity;
}

interface Stay {
  readonly start: DatedCell;
  end?: DatedCell;
  /** A label says that it is the arrival at a room, not of a journey. */
  readonly sure: boolean;
}

/** What a cell's labels make of its dates. `lodging` and `hasJourneys` as for stayDates. */
function sidesOf(
  segment: ReadSegment,
  lodging: boolean,
  hasJourneys: boolean,
): { readonly isIn: boolean; readonly isOut: boolean } {
  const isOfJourney = hasJourneys && hasRole(segment, 'arrival', 'departure');
  const isOpen = (role: 'arrival' | 'departure') => !isOfJourney && (hasJourneys || lodging || !hasRole(segment, role));
  return {
    isIn: hasRole(segment, 'checkIn') && isOpen('arrival'),
    isOut: hasRole(segment, 'checkOut') && isOpen('departure'),
  };
}

/** Both days of a stay in one cell. */
function wholeStay(segment: ReadSegment): Stay | undefined {
  const [first, second] = segment.dates;
  if (!first || !second || second.date <= first.date || daysBetween(first.date, second.date) >= 90) return undefined;
  return { start: { segment, date: first }, end: { segment, date: second }, sure: false };
}

const isOfOther = (segment: ReadSegment): boolean =>
  hasRole(segment, 'deadline', 'bookedOn', 'pickUp', 'dropOff') && !hasRole(segment, 'checkIn', 'checkOut', 'stay');

/** The next stay that a cell begins, or the end that it gives to the last one. */
function addDates(stays: Stay[], segment: ReadSegment, lodging: boolean, hasJourneys: boolean): void {
  const { isIn, isOut } = sidesOf(segment, lodging, hasJourneys);
  const whole = isIn || hasRole(segment, 'stay') ? wholeStay(segment) : undefined;
  if (whole) {
    if (lodging) stays.push(whole);
    return;
  }
  const current = stays.at(-1);
  const [date] = segment.dates;
  if (date === undefined) return;
  if (isIn && !isOut) {
    const isNew = current === undefined || current.end !== undefined || current.start.date.date !== date.date;
    if (isNew)
      stays.push({ start: { segment, date }, sure: hasRole(segment, 'checkIn') && !hasRole(segment, 'departure') });
  } else if (isOut && current && current.end === undefined && date.date > current.start.date.date)
    current.end = { segment, date };
}

/**
 * The stays of the mail by its labels, from top to bottom. `lodging`: the mail is about rooms and nights; if it has
 * journeys, arrivals and departures are theirs.
 */
export function stayDates(context: MailContext, lodging: boolean, hasJourneys: boolean): StayDates[] {
  const stays: Stay[] = [];
  for (const segment of context.segments)
    if (segment.dates.length > 0 && !isOfOther(segment)) addDates(stays, segment, lodging, hasJourneys);
  return stays.map((stay, index) =>
    finish(context, stay, { isOnly: stays.length === 1, isFirst: index === 0, hasJourneys }),
  );
}

/** The day that lies so many nights after an arrival, with the text that names the nights. */
export function nightsAfter(date: string, nights: number, { text, start }: ReadSegment): Found<string> {
  const quote = text.slice(0, 200);
  const evidence = { quote, start, end: start + quote.length, how: `${nights} nights after the arrival` };
  return { value: addDays(date, nights), evidence: { kind: 'computed', ...evidence } };
}

/** The day of departure by the number of nights in the cells below the arrival. */
function endByNights(context: MailContext, { segment, date }: DatedCell): Found<string> | undefined {
  for (const next of context.segments.slice(segment.index, segment.index + 12)) {
    const nights = nightsIn(`${next.text} ${hasRole(next, 'nights') ? 'nights' : ''}`);
    if (nights !== undefined) return nightsAfter(date.date, nights, next);
  }
  return undefined;
}

/** The day of departure as written; a guess where the mail counts other nights. */
function foundEnd(near: readonly ReadSegment[], checkIn: string, { segment, date }: DatedCell): Found<string> {
  const found = foundDate(segment, date);
  const counted = near.flatMap((each) => nightsIn(each.text) ?? []);
  return nightsAgree({ checkIn, checkOut: date.date }, counted)
    ? found
    : guessed(found, 'the mail counts other nights');
}

function finish(
  context: MailContext,
  { start, end, sure }: Stay,
  {
    isOnly,
    isFirst,
    hasJourneys,
  }: { readonly isOnly: boolean; readonly isFirst: boolean; readonly hasJourneys: boolean },
): StayDates {
  const { segment, date } = start;
  const last = end?.segment ?? segment;
  const whole = isOnly ? context.segments : context.segments.slice(segment.index, last.index + 12);
  // The arrivals and departures of a mail's journeys are not those at its hotel.
  const near = hasJourneys ? whole.filter((each) => !hasRole(each, 'arrival', 'departure')) : whole;
  const isOneCell = end?.segment === segment;
  const beside = end && isOneCell ? timesBeside(segment, date.end, end.date.start, end.date.end) : undefined;
  const elsewhere = (side: End) => labelledTime(near, side) ?? (isFirst ? timeInProse(context, side) : undefined);
  const startTime = beside?.startTime ?? (isOneCell ? undefined : timeNear(context, start, 'in')) ?? elsewhere('in');
  const endTime =
    beside?.endTime ?? (end && !isOneCell ? timeNear(context, end, 'out') : undefined) ?? elsewhere('out');
  const endDate = end ? foundEnd(near, date.date, end) : endByNights(context, start);
  return {
    startDate: foundDate(segment, date),
    segment,
    last,
    surelyLodging: sure,
    paired: end !== undefined && !isOneCell,
    ...(endDate ? { endDate } : {}),
    ...(startTime ? { startTime: inTheAfternoon(context, startTime) } : {}),
    ...(endTime ? { endTime } : {}),
  };
}

const HALF_OF_DAY = /\d\s?[ap]\.?\s?m\b/i;

/** 'Check-in starts at 3:00' of a mail with hours of a twelve-hour clock: no house opens its rooms in the night. */
export function inTheAfternoon({ document }: MailContext, time: Found<string>): Found<string> {
  const { value, evidence } = time;
  if (!/^0[1-6]:/.test(value) || HALF_OF_DAY.test(evidence.quote ?? '') || !HALF_OF_DAY.test(document.text))
    return time;
  const how = 'in the afternoon, when rooms are ready: the mail has hours of a twelve-hour clock';
  return {
    value: `${Number(value.slice(0, 2)) + 12}${value.slice(2)}`,
    evidence: { ...evidence, kind: 'computed', how },
  };
}
