import { isBooking } from '#shared/activities/is-booking.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { MAX_FILLED_DAYS, type StepOp } from '#shared/steps/schema.ts';
import { count } from '#shared/trips/dates.ts';
import type { Step } from './step-history.ts';

/** Calendar dates, both included. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

const isWithin = (date: string, { start, end }: DateRange) => date >= start && date <= end;

/** The dates from one to another. */
function datesOf({ start, end }: DateRange): string[] {
  const dates: string[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The dates of a trip on which it has no day. */
export function datesWithoutDay(range: DateRange, days: readonly Pick<TripDay, 'date'>[]): string[] {
  const taken = new Set(days.map(({ date }) => date.slice(0, 10)));
  return datesOf(range).filter((date) => !taken.has(date));
}

/** Those that a trip gets with new dates, where its old ones had no day either or have moved along by `movedBy` days. */
export function newDatesWithoutDay(
  { before, after, movedBy }: { readonly before: DateRange; readonly after: DateRange; readonly movedBy: number },
  days: readonly Pick<TripDay, 'date'>[],
): string[] {
  const moved = days.map(({ date }) => ({ date: addDays(date, movedBy) }));
  const old = { start: addDays(before.start, movedBy), end: addDays(before.end, movedBy) };
  return datesWithoutDay(after, moved).filter((date) => !isWithin(date, old));
}

/** The step that adds a day on each of these dates without one, as many as a step may add. */
export function fillDaysStep(dates: readonly string[]): Step {
  const filled = dates.slice(0, MAX_FILLED_DAYS);
  return {
    ops: runsOf(filled).map(({ start, end }): StepOp => ({ kind: 'fill-days', from: start, to: end })),
    title: `${count(filled.length, 'day')} added`,
  };
}

function runsOf(dates: readonly string[]): DateRange[] {
  const runs: DateRange[] = [];
  for (const date of dates) {
    const last = runs.at(-1);
    if (last && addDays(last.end, 1) === date) runs.splice(-1, 1, { ...last, end: date });
    else runs.push({ start: date, end: date });
  }
  return runs;
}

/** What moves when a trip's dates are shifted. */
export type ShiftWay = 'all' | 'keep-bookings' | 'range';

/** How many items get another date. */
export function movingItems(days: readonly TripDay[], way: ShiftWay): number {
  if (way === 'range') return 0;
  const items = days.flatMap(({ activities }) => activities);
  return way === 'all' ? items.length : items.filter((item) => !isBooking(item)).length;
}

/** How many days stand outside of the dates when only these change. */
export function daysOutside(days: readonly Pick<TripDay, 'date'>[], range: DateRange): number {
  return days.filter(({ date }) => !isWithin(date.slice(0, 10), range)).length;
}
