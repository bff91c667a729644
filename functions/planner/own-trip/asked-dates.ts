import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { addDays, weekdayOf } from '#shared/calendar/calendar.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { findDates } from '../understand/find-dates.ts';
import { numberOf } from '../understand/numbers.ts';
import type { TripDate } from './trip-dates.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?s?\b/g;

/** The dates of a trip in a text, and the parts of them; no dates when it names none. */
export interface AskedDates {
  readonly dates: readonly TripDate[];
  /** Undefined when the whole day is meant. */
  readonly part: TimeOfDay | undefined;
  /** The text names a date that the trip does not have. */
  readonly isOutside: boolean;
}

export function askedDates(text: string, all: readonly TripDate[], today: string): AskedDates {
  const folded = foldInPlace(text);
  const named = new Set<string>();
  let isOutside = false;
  for (const [, name] of folded.matchAll(WEEKDAY)) {
    const weekday = WEEKDAYS.map(String).indexOf(name ?? '');
    const on = all.filter(({ date }) => weekdayOf(date) === weekday);
    for (const { date } of on) named.add(date);
    if (on.length === 0) isOutside = true;
  }
  if (/\bweekend\b/.test(folded)) {
    for (const { date } of all) if ([0, 6].includes(weekdayOf(date))) named.add(date);
  }
  for (const [, number = ''] of folded.matchAll(/\bday\s+(\d{1,2}|one|two|three|four|five|six|seven)\b/g))
    addIndex(numberOf(number) - 1);
  for (const [, ordinal = ''] of folded.matchAll(
    /\b(first|second|third|fourth|fifth|sixth|seventh)\s+(?:day|morning|afternoon|evening|night)\b/g,
  ))
    addIndex(ORDINALS.indexOf(ordinal));
  if (/\blast\s+(?:day|morning|afternoon|evening|night)\b/.test(folded)) addIndex(all.length - 1);
  if (/\btomorrow\b/.test(folded)) addDate(addDays(today, 1));
  if (/\b(?:today|tonight)\b/.test(folded)) addDate(today);
  const said = findDates(folded, text, all[0] ? addDays(all[0].date, -1) : today);
  if (said?.start !== undefined && !said.isRough && !/\b(?:tomorrow|weekend|next week)\b/.test(folded))
    addDate(said.start);
  return { dates: all.filter(({ date }) => named.has(date)), part: partIn(folded), isOutside };

  function addIndex(index: number): void {
    const date = all[index]?.date;
    if (date === undefined) isOutside = true;
    else named.add(date);
  }
  function addDate(date: string): void {
    if (all.some((each) => each.date === date)) named.add(date);
    else isOutside = true;
  }
}

function partIn(folded: string): TimeOfDay | undefined {
  if (/\b(?:evening|dinner|tonight|night(?!s)|supper|after dark|drinks)\b/.test(folded)) return 'evening';
  if (/\b(?:afternoon|lunch|midday|noon)\b/.test(folded)) return 'afternoon';
  return /\b(?:morning|breakfast|brunch)\b/.test(folded) ? 'morning' : undefined;
}
