import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Kept for each zone: as many as the longest trips have. */
const MOST_DAYS = 1000;

/** What a clock shows at a place. It is what is stored; the instant follows from it. */
export interface ZonedClock {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** 'HH:MM' */
  readonly time: string;
  /** Of the IANA time zone database; names that have become aliases are zones too. */
  readonly timeZone: string;
}

/**
 * The instant that a clock shows, in milliseconds since 1970. 'skipped': the clocks were put forward past this time, and
 * the instant is as much later as they were. 'repeated': they were put back, and `instant` is the first of the two unless
 * the later was asked for.
 */
export interface Reading {
  readonly instant: number;
  readonly occurs: 'once' | 'skipped' | 'repeated';
}

/** Reads a clock as Temporal does with disambiguation 'compatible', or 'later'. */
export function readClock({ date, time, timeZone }: ZonedClock, which: 'earlier' | 'later' = 'earlier'): Reading {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // No clock is further from UTC than that, and none changes twice within it.
  const [before, after] = [offsetAt(asUtc - DAY, timeZone), offsetAt(asUtc + DAY, timeZone)];
  if (before === after) return { instant: asUtc - before, occurs: 'once' };
  const [first = asUtc - before, second] = [before, after]
    .map((offset) => asUtc - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === asUtc)
    .sort((a, b) => a - b);
  if (second !== undefined) return { instant: which === 'later' ? second : first, occurs: 'repeated' };
  return { instant: first, occurs: first + offsetAt(first, timeZone) === asUtc ? 'once' : 'skipped' };
}

/** What the clock of a zone shows at an instant. */
export function clockAt(instant: number, timeZone: string): ZonedClock {
  const shown = new Date(instant + offsetAt(instant, timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16), timeZone };
}

/** How far a zone's clock is ahead of UTC, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const day = Math.floor(instant / DAY);
  const [before, after] = [offsetOfDay(day, timeZone), offsetOfDay(day + 1, timeZone)];
  return before === after ? before : exactOffset(instant, timeZone);
}

/** By zone and day since 1970: no zone changes twice in a day, and asking the runtime takes a hundred times as long. */
const offsets = new Map<string, Map<number, number>>();

function offsetOfDay(day: number, timeZone: string): number {
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, ofZone);
  const known = ofZone.get(day);
  if (known !== undefined) return known;
  if (ofZone.size >= MOST_DAYS) ofZone.clear();
  const offset = exactOffset(day * DAY, timeZone);
  ofZone.set(day, offset);
  return offset;
}

function exactOffset(instant: number, timeZone: string): number {
  return Math.round(tzOffset(timeZone, new Date(instant)) * MINUTE);
}

/** What to say of a clock that does not exist, or comes twice, on its date; undefined for any other. */
export function clockNote(clock: ZonedClock): string | undefined {
  const { instant, occurs } = readClock(clock);
  if (occurs === 'once') return undefined;
  if (occurs === 'repeated') return `The clocks go back: ${clock.time} comes twice.`;
  return `The clocks go forward: there is no ${clock.time}, it is ${clockAt(instant, clock.timeZone).time}.`;
}
