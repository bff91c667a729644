import type { Segment } from '../labels/segment.ts';
import type { DateMention } from './find-dates.ts';
import type { TimeMention } from './time-mention.ts';

/** '0705', '1555+1' */
const HHMM = /(?<![\d.,/:+-])([01]\d|2[0-3])([0-5]\d)(?:\s?\+([123]))?(?![\d.,/:%]|\s?(?:EUR|USD|€|kr))/g;
/** 'T4 1030' is a terminal and a time. */
const FLIGHT = /(?<![\p{L}\d])(?!T\d)(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{2,4}(?!\d)/u;

/**
 * Four-digit times, as travel agencies' systems print them: in the columns of departure and arrival, and twice in a row
 * that has a flight and its date, or in the row below one that has no times. By the index of their segment.
 */
export function timesWithoutColons(
  segments: readonly Segment[],
  dates: readonly (readonly DateMention[])[],
): ReadonlyMap<number, readonly TimeMention[]> {
  const rows = new Map<number, number[]>();
  for (const [index, { line }] of segments.entries()) rows.set(line, [...(rows.get(line) ?? []), index]);
  const found = new Map<number, readonly TimeMention[]>();
  let isOpen = false;
  for (const row of rows.values()) {
    const text = row.map((index) => segments[index]?.text ?? '').join(' ');
    const isDated = row.some((index) => (dates[index] ?? []).length > 0);
    const continues: boolean = isOpen && !isDated && !FLIGHT.test(text);
    isOpen = false;
    if (!continues && !(FLIGHT.test(text) && isDated)) continue;
    const times = row.map((index) => ({ index, times: timesIn(segments[index]?.text ?? '', dates[index] ?? []) }));
    const count = times.flatMap((each) => each.times).length;
    isOpen = !continues && count === 0;
    if (count !== 2) continue;
    for (const each of times) if (each.times.length > 0) found.set(each.index, each.times);
  }
  return found;
}

function timesIn(text: string, dates: readonly DateMention[]): TimeMention[] {
  const flight = FLIGHT.exec(text);
  return [...text.matchAll(HHMM)].flatMap((match): TimeMention[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const inFlight = flight !== null && start < flight.index + flight[0].length && end > flight.index;
    if (inFlight || dates.some((date) => start < date.end && end > date.start)) return [];
    const dayShift = match[3] === undefined ? {} : { dayShift: Number(match[3]) };
    return [{ start, end, time: `${match[1]}:${match[2]}`, ...dayShift }];
  });
}
