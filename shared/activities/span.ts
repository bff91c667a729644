import { addDays } from '../calendar/calendar.ts';
import { clockAt, readClock, type ZonedClock } from '../time/zoned-clock.ts';
import { isJourney, type KindSource, kindOf } from './kinds.ts';

const MINUTE = 60_000;

/** What says when an activity is. */
export interface Timed extends KindSource {
  readonly time: string | null;
  readonly endTime: string | null;
  readonly timeZone: string | null;
  readonly endDate?: string | null | undefined;
  readonly endTimeZone?: string | null | undefined;
  readonly timeIsLater?: boolean | null | undefined;
  readonly endTimeIsLater?: boolean | null | undefined;
}

/** The instants, in milliseconds since 1970, between which an activity is; the end is null where it is not known. */
export interface Span {
  readonly start: number;
  readonly end: number | null;
}

/** The zone of an activity's end. That of its start, unless it goes elsewhere: then only its own. */
export function endZoneOf(activity: Timed): string | null {
  return activity.endTimeZone ?? (isJourney(kindOf(activity)) ? null : activity.timeZone);
}

/** An activity's instants; undefined without a time or a zone, as no instant follows. `date`: its day's, 'YYYY-MM-DD'. */
export function spanOf(activity: Timed, date: string): Span | undefined {
  const { time, timeZone, timeIsLater } = activity;
  if (time === null || timeZone === null) return undefined;
  const start = readClock({ date, time, timeZone }, timeIsLater ? 'later' : 'earlier').instant;
  return { start, end: endOf(activity, start) };
}

function endOf(activity: Timed, start: number): number | null {
  const { endTime: time, endDate, endTimeIsLater } = activity;
  const timeZone = endZoneOf(activity);
  if (time === null || timeZone === null) return null;
  const which = endTimeIsLater ? 'later' : 'earlier';
  return endDate ? readClock({ date: endDate, time, timeZone }, which).instant : firstAfter(start, { time, timeZone });
}

/** The first instant after another at which a zone's clock shows a time. */
function firstAfter(start: number, { time, timeZone }: Omit<ZonedClock, 'date'>): number {
  const { date } = clockAt(start, timeZone);
  const on = (day: string, which: 'earlier' | 'later') => readClock({ date: day, time, timeZone }, which).instant;
  const first = on(date, 'earlier');
  if (first > start) return first;
  const second = on(date, 'later');
  return second > start ? second : on(addDays(date, 1), 'earlier');
}

/** The date on which an activity ends, where its end is known; its own or that of its end's clock. */
export function endDateOf(activity: Timed, date: string, span = spanOf(activity, date)): string | null {
  if (activity.endDate) return activity.endDate;
  const zone = endZoneOf(activity);
  const end = span?.end ?? null;
  return end === null || zone === null ? null : clockAt(end, zone).date;
}

/** Minutes from start to end, by instants; null where they are not known. */
export function minutesOf(activity: Timed, date: string): number | null {
  const { start, end } = spanOf(activity, date) ?? { start: 0, end: null };
  return end === null ? null : (end - start) / MINUTE;
}

/** Minutes between the end of one and the start of the next; negative when they overlap, null where not known. */
export function minutesBetween(before: Span | undefined, after: Span | undefined): number | null {
  return !before || !after || before.end === null ? null : (after.start - before.end) / MINUTE;
}

/** Whether two activities share minutes. One that ends as the other starts does not, nor one without an end. */
export function overlap(one: Span | undefined, other: Span | undefined): boolean {
  if (!one || !other || one.end === null || other.end === null) return false;
  return one.start < other.end && other.start < one.end;
}

/** '14 h 50', '2 h', '25 min' */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}
