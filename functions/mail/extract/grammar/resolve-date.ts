import { DAY_MS, isRealDate, writeDate } from '#shared/calendar/calendar.ts';
import { weekdayAgrees } from '../checks/weekday-agrees.ts';
import type { DateMention } from './find-dates.ts';

export type DayMonthOrder = 'day-first' | 'month-first' | 'unknown';

/** What resolves an incomplete date. */
export interface DateContext {
  /** When the original mail was sent. */
  readonly reference?: Date;
  readonly order: DayMonthOrder;
  readonly tripDates?: { readonly startDate: string; readonly endDate: string };
  /** The text's age is unknown: the reference is the day it was pasted. */
  readonly isPasted?: boolean;
}

export interface ResolvedDate {
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly kind: 'found' | 'computed' | 'guessed';
  readonly how?: string;
}

/** Both readings of an ambiguous date, day first comes first. */
function readings(mention: DateMention, order: DayMonthOrder): { month: number; day: number }[] {
  const dayFirst = { month: mention.month, day: mention.day };
  if (mention.openOrder !== true) return [dayFirst];
  const monthFirst = { month: mention.day, day: mention.month };
  if (order === 'day-first') return [dayFirst];
  if (order === 'month-first') return [monthFirst];
  return [dayFirst, monthFirst];
}

const fitsWeekday = (mention: DateMention, year: number, month: number, day: number) =>
  weekdayAgrees(writeDate(year, month, day), mention.weekdays);

/**
 * The year in which the date comes next after the mail was sent (at most 13 months ahead), or that its weekday
 * determines.
 */
function missingYear(
  mention: DateMention,
  month: number,
  day: number,
  context: DateContext,
): { year: number; sure: boolean; how?: string } | undefined {
  const trip = context.tripDates;
  if (context.reference === undefined && trip) {
    const year = [Number(trip.startDate.slice(0, 4)), Number(trip.endDate.slice(0, 4))].find(
      (candidate) =>
        writeDate(candidate, month, day) >= trip.startDate && writeDate(candidate, month, day) <= trip.endDate,
    );
    if (year !== undefined) {
      return { year, sure: fitsWeekday(mention, year, month, day), how: 'year from the dates of the chosen trip' };
    }
  }
  const reference = context.reference ?? new Date();
  const sent = Date.UTC(reference.getUTCFullYear(), reference.getUTCMonth(), reference.getUTCDate());
  const candidates = [-1, 0, 1, 2]
    .map((offset) => reference.getUTCFullYear() + offset)
    .filter((year) => isRealDate(writeDate(year, month, day)))
    .map((year) => ({ year, ahead: Date.UTC(year, month - 1, day) - sent }));
  const next = candidates.find(({ ahead }) => ahead >= -2 * DAY_MS);
  if (next && fitsWeekday(mention, next.year, month, day)) return { year: next.year, sure: true };
  const byWeekday = candidates.filter(({ year }) => fitsWeekday(mention, year, month, day));
  const nearest = byWeekday.sort((a, b) => Math.abs(a.ahead) - Math.abs(b.ahead))[0];
  if (mention.weekdays !== undefined && nearest) return { year: nearest.year, sure: true };
  return next && { year: next.year, sure: false };
}

type Reading = ReturnType<typeof readings>[number];

/** The reading that is left when those that do not agree are dropped; all of them, if that leaves none or several. */
const narrowed = (options: readonly Reading[], agrees: (reading: Reading) => boolean): readonly Reading[] => {
  const agreeing = options.length > 1 ? options.filter(agrees) : options;
  return agreeing.length === 1 ? agreeing : options;
};

/** The one reading of a date's day and month: by its weekday, then as the one that lies in the year after the mail. */
function onlyReading(mention: DateMention, { order, reference }: DateContext): Reading | undefined {
  const { year, weekdays } = mention;
  const byWeekday = narrowed(
    readings(mention, order),
    ({ month, day }) => weekdays === undefined || year === undefined || fitsWeekday(mention, year, month, day),
  );
  const isAhead = ({ month, day }: Reading) => {
    if (year === undefined || !reference) return true;
    const sent = reference.getTime() - 2 * DAY_MS;
    const time = Date.UTC(year, month - 1, day);
    return time >= sent && time <= sent + 400 * DAY_MS;
  };
  const left = narrowed(byWeekday, isAhead);
  return left.length === 1 ? left[0] : undefined;
}

/** Resolves year and order; undefined where the order stays open, as a wrong date is worse than none. */
export function resolveDate(mention: DateMention, context: DateContext): ResolvedDate | undefined {
  const reading = onlyReading(mention, context);
  if (reading === undefined) return undefined;
  const { month, day } = reading;
  if (mention.year !== undefined) {
    const date = writeDate(mention.year, month, day);
    if (!isRealDate(date)) return undefined;
    if (!weekdayAgrees(date, mention.weekdays)) return { date, kind: 'guessed', how: OTHER_WEEKDAY };
    return mention.openOrder === true
      ? { date, kind: 'computed', how: 'order of day and month from the rest of the mail' }
      : { date, kind: 'found' };
  }
  const missing = missingYear(mention, month, day, context);
  if (missing === undefined) return undefined;
  const isOpen = context.isPasted === true && mention.weekdays === undefined && missing.how === undefined;
  return {
    date: writeDate(missing.year, month, day),
    kind: missing.sure && !isOpen ? 'computed' : 'guessed',
    how: missing.how ?? (isOpen ? NO_YEAR : yearFrom(context, mention)),
  };
}

const OTHER_WEEKDAY = 'the day of the week beside it is that of another day';
const NO_YEAR = 'the text names no year: taken as the next time this day comes';

function yearFrom(context: DateContext, mention: DateMention): string {
  const source = context.isPasted === true ? 'year from the day of the week' : 'year from the date of the mail';
  return mention.weekdays === undefined || context.isPasted === true ? source : `${source} and the day of the week`;
}
