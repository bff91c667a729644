import type { TimeMention } from './time-mention.ts';

/** A segment with its days and hours. */
interface Timed {
  readonly text: string;
  readonly dates: readonly object[];
  readonly times: readonly TimeMention[];
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** '9h15 de voo', '↓ 9h15 · noturno' */
const LENGTH_AMONG = /^\P{L}{0,4}\d{1,2}\s?h\s?\d{2}(?!\p{L})/u;
/** '1h49', and nothing else in its cell, or the last part of it: 'Train 6113 · coach 8 · 3h08', 'Boeing 787-9 - 9h35'. */
const LENGTH_ALONE = /(?:^|\s[·•|–—-]\s)\d{1,2}\s?h\s?\d{2}$/u;
const LENGTH = /^\d{1,2}\s?h\s?\d{2}$/u;
/** '22:45', '09:35 +1 j': a clock alone in its cell. */
const CLOCK_ALONE = /^\d{1,2}[:h.]\d{2}(?:\s?\+.{0,6})?$/u;
/** '07:40 (+1)': such a clock with a colon. */
const COLON_ALONE = /^\d{1,2}:\d{2}(?:\s?\(?\+.{0,6})?$/u;
/** Clocks at the two ends of a way differ by quarters of an hour, and by less than this many minutes. */
const ZONE_STEP = 15;
const MAX_SHIFT = 14 * 60;

/**
 * '1h49' between 17h52 and 19h41 is a duration, and so is '9h15' between two dated times, or two clocks in cells of
 * their own, of which it is the difference but for what their zones differ by.
 */
function isLength(own: Timed, before: Timed, after: Timed): boolean {
  const [first, last, time] = [before.times.at(-1), after.times[0], own.times[0]];
  if (!first || !last || !time || own.times.length > 1) return false;
  const passed = (minutesOf(last.time) - minutesOf(first.time) + 1440) % 1440;
  const shift = passed - minutesOf(time.time);
  // 'Change of stations: 1h36'
  if (passed > 0 && shift === 0 && LENGTH.test(own.text.slice(time.start, time.end))) return true;
  const areOtherwise = [before, after].every(({ text }) => COLON_ALONE.test(text));
  const isOfZones = shift % ZONE_STEP === 0 && Math.abs(shift) <= MAX_SHIFT;
  if (LENGTH_ALONE.test(own.text)) return passed > 0 && areOtherwise && isOfZones;
  const isBetweenDates = before.dates.length === 1 && after.dates.length === 1;
  const isBetweenClocks = CLOCK_ALONE.test(before.text) && CLOCK_ALONE.test(after.text);
  return own.dates.length === 0 && (isBetweenDates || isBetweenClocks) && LENGTH_AMONG.test(own.text) && isOfZones;
}

/** '2h25' alone behind '08:15' and '09:40': in other writing than the clocks, of which it is the difference but for the zones. */
function isLengthBehind({ text, times: [own] }: Timed, before: readonly Timed[]): boolean {
  const [first, last] = before.map(({ times: [time] }) => time);
  if (!own || !first || !last || !LENGTH_ALONE.test(text) || text.includes(' ')) return false;
  const shift = ((minutesOf(last.time) - minutesOf(first.time) + 1440) % 1440) - minutesOf(own.time);
  return before.every((each) => COLON_ALONE.test(each.text)) && shift % ZONE_STEP === 0 && Math.abs(shift) <= MAX_SHIFT;
}

/** The segments without the times that are durations: of a journey, between or behind its two clocks. */
export function withoutLengths<T extends Timed>(read: readonly T[]): T[] {
  const timed = read.filter(({ times }) => times.length > 0);
  const lengths = new Set(
    timed.filter((segment, at) => {
      const [before, after] = [timed[at - 1], timed[at + 1]];
      const isAmong = before !== undefined && after !== undefined && isLength(segment, before, after);
      return isAmong || (at > 1 && isLengthBehind(segment, timed.slice(at - 2, at)));
    }),
  );
  return read.map((segment) => (lengths.has(segment) ? { ...segment, times: [] } : segment));
}
