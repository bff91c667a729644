import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { weekdayOf } from '#shared/calendar/calendar.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';

/** Hours that the traveller has said are taken by something, or are to be kept free, until they take it back. */
export interface HeldHours {
  /** What takes them, as a title on the plan; undefined where they are only kept free. */
  readonly title?: string | undefined;
  /** Minutes from midnight. */
  readonly from: number;
  readonly to: number;
  readonly on: HeldDays;
}

/** Which days of a trip: by their weekdays (0 is Sunday), their dates or their places in it, or all. */
export type HeldDays =
  | { readonly by: 'all' | 'last' }
  | { readonly by: 'weekday'; readonly weekdays: readonly number[] }
  | { readonly by: 'date'; readonly dates: readonly string[] }
  | { readonly by: 'index'; readonly indexes: readonly number[] };

/** A day of a trip, from 0. */
export interface DayOfTrip {
  readonly index: number;
  readonly isLast: boolean;
  /** 'YYYY-MM-DD' */
  readonly date?: string | undefined;
}

/** A span of a day, in minutes from midnight. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What of these hours are on a day. */
export function heldOn(held: readonly HeldHours[], day: DayOfTrip): readonly HeldHours[] {
  return held.length === 0 ? held : held.filter(({ on }) => isOn(on, day));
}

function isOn(on: HeldDays, { index, isLast, date }: DayOfTrip): boolean {
  switch (on.by) {
    case 'all':
      return true;
    case 'last':
      return isLast;
    case 'weekday':
      return date !== undefined && on.weekdays.includes(weekdayOf(date));
    case 'date':
      return date !== undefined && on.dates.includes(date);
    default:
      return on.indexes.includes(index);
  }
}

/** The parts of a day, in minutes from midnight. */
const PARTS: Readonly<Record<TimeOfDay, Span>> = {
  morning: { from: 9 * 60, to: 13 * 60 },
  afternoon: { from: 13 * 60, to: 18 * 60 },
  evening: { from: 18 * 60, to: 23 * 60 + 30 },
};
/** Hours of what takes the day. */
const DAY: Span = { from: PARTS.morning.from, to: 17 * 60 };
/** A part of the day that has less than this left, in minutes, is taken. */
const LEAST = 75;

export function partAt(minutes: number): TimeOfDay {
  if (minutes < PARTS.afternoon.from) return 'morning';
  return minutes < PARTS.evening.from - 30 ? 'afternoon' : 'evening';
}

/** Whether held hours leave nothing of a part of a day. */
export function isHeld(time: TimeOfDay, held: readonly Span[]): boolean {
  return held.length > 0 && gapsIn(PARTS[time], held).every(({ from, to }) => to - from < LEAST);
}

/** Whether held hours leave a day for what takes the whole of it. */
export function leavesDay(held: readonly Span[]): boolean {
  return held.every(({ from, to }) => to <= DAY.from || from >= DAY.to);
}

function gapsIn({ from, to }: Span, held: readonly Span[]): Span[] {
  const inOrder = held.filter((each) => each.to > from && each.from < to).toSorted((a, b) => a.from - b.from);
  const gaps: Span[] = [];
  let at = from;
  for (const each of inOrder) {
    if (each.from > at) gaps.push({ from: at, to: each.from });
    at = Math.max(at, each.to);
  }
  return at < to ? [...gaps, { from: at, to }] : gaps;
}

/** When something of a day's part can be, after what comes before it and beside what is held; undefined if it cannot. */
export function spanFor(
  { minutes }: Pick<CataloguePlace, 'minutes'>,
  time: TimeOfDay,
  { after, held }: { readonly after: number; readonly held: readonly Span[] },
): Span | undefined {
  const part = PARTS[time];
  const from = Math.max(part.from, after);
  const gaps = gapsIn({ from, to: PARTS.evening.to }, held);
  const gap = gaps.find((each) => each.from < part.to && each.to - each.from >= minutes);
  return gap && { from: gap.from, to: gap.from + minutes };
}
