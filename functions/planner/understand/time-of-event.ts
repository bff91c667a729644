import { addDays, daysBetween, weekdayOf } from '#shared/calendar/calendar.ts';
import { type NextTime, nextTime } from '../holidays/times-to-mind.ts';
import { movesTrip } from './new-frame.ts';
import { AVOIDS } from './time-of-year.ts';
import { findWeekdaySpan, WEEKDAY, weekdayNumber } from './weekdays.ts';
import type { Part, Surroundings, Wish } from './wish.ts';

/** Before an event that a trip is for, or set by. */
const SET_BY =
  /\b(?:over|around|round|for|during|at|on|in|to see|to catch|in time for|celebrat\w+|(after|before|until|following)|(?:(first|last|opening|closing|final) )?(?:week-?end|wknd|days?|week)s? (?:of|at))\s+(?:(?:the|las?|los|el|les?|il|das|die|der)\s+)?$/;
const WEEKEND = /\b(first|opening|last|closing|final)\s+(?:week-?end|wknd)\b/;
const STARTS_ON = new RegExp(
  `\\b(?:start\\w*|begin\\w*|from|leav\\w+)\\s+(?:on\\s+)?(?:a\\s+|the\\s+)?(${WEEKDAY})\\b`,
);

/** Longer than this an event is a season: nobody is there for all of it. */
const LONG = 13;
const SATURDAY = 6;

/** The dates of a trip that a text gives by what is on there: 'after Golden Week', 'first weekend of the Oktoberfest'. */
export function timeOfEvent(before: Wish, after: Wish, folded: string, around: Surroundings): Part {
  const { today, daysOf } = around;
  const isDated = after.start !== undefined && after.isDateSaid === true && after.start !== before.start;
  const isMoved = before.start === undefined || before.isDateSaid !== true || movesTrip(folded);
  const event = isDated || !isMoved ? undefined : nextTime(folded, stopsOf(after, around), from(folded, today));
  if (!event) return {};
  const said = folded.slice(0, event.at);
  const set = SET_BY.exec(said);
  const weekend = WEEKEND.exec(folded)?.[1] ?? set?.[2];
  if (AVOIDS.test(said) || (!set && weekend === undefined)) return {};
  const span = findWeekdaySpan(folded);
  const days = after.days ?? (weekend === undefined ? daysOf(after) : (span?.days ?? 3));
  const start = onWeekday(startOf(event, { how: set?.[1], weekend, days }), folded);
  if (start === undefined || start < today) return {};
  return {
    ...{ start, month: Number(start.slice(5, 7)), isDateSaid: true, season: undefined },
    ...(weekend !== undefined && after.days === undefined ? { days } : {}),
  };
}

function stopsOf(wish: Wish, around: Surroundings): Wish['destinations'] {
  return wish.destinations.length === 0 && wish.country !== undefined ? around.stopsOf(wish) : wish.destinations;
}

/** From when on: 'next year' and '2027' are no other. */
function from(folded: string, today: string): string {
  const year =
    /\b20\d\d\b/.exec(folded)?.[0] ?? (/\bnext year\b/.test(folded) ? `${Number(today.slice(0, 4)) + 1}` : undefined);
  return year === undefined || `${year}-01-01` < today ? today : `${year}-01-01`;
}

interface Asked {
  readonly how: string | undefined;
  readonly weekend: string | undefined;
  readonly days: number;
}

function startOf({ from, to, isFirst }: NextTime, { how, weekend, days }: Asked): string | undefined {
  if (how === 'after' || how === 'following') return addDays(to, 1);
  if (how === 'before' || how === 'until') return addDays(from, -days);
  if (weekend !== undefined) return addDays(saturday(weekend, from, to), -1);
  const length = daysBetween(from, to) + 1;
  if (length > LONG) return undefined;
  if (length <= days) return addDays(from, -Math.floor((days - length) / 2));
  return isFirst ? from : addDays(to, 1 - days);
}

/** The first Saturday of an event, or the last. */
function saturday(which: string, from: string, to: string): string {
  if (/^(?:first|opening)$/.test(which)) return addDays(from, (SATURDAY - weekdayOf(from) + 7) % 7);
  return addDays(to, -((weekdayOf(to) - SATURDAY + 7) % 7));
}

/** 'Start on a Saturday': the first from then on; 'Thursday to Sunday' the nearest Thursday before it. */
function onWeekday(start: string | undefined, folded: string): string | undefined {
  if (start === undefined) return undefined;
  const name = STARTS_ON.exec(folded)?.[1];
  if (name !== undefined) return addDays(start, (weekdayNumber(name) - weekdayOf(start) + 7) % 7);
  const first = findWeekdaySpan(folded)?.first;
  const by = first === undefined ? 0 : (weekdayNumber(first) - weekdayOf(start) + 7) % 7;
  return addDays(start, by > 3 ? by - 7 : by);
}
