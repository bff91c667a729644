import { hasRole, type Segment } from '../labels/segment.ts';
import { oneOf } from '../words/language-words.ts';
import type { DateMention } from './find-dates.ts';
import type { TimeMention } from './time-mention.ts';

/** '0705', '1555+1' */
const HHMM = new RegExp(
  `(?<![\\d.,/:+-])([01]\\d|2[0-3])([0-5]\\d)(?:\\s?(?:${oneOf(({ times }) => times?.after?.map((word) => word.toUpperCase()))}|H|L)(?!\\p{L}))?(?:\\s?\\+([123]))?(?![\\p{L}\\d.,/:%]|\\s?(?:EUR|USD|€|kr))`,
  'gu',
);
/** '705A', '1130P': the same on a clock of twelve hours. */
const HMM_HALF = /(?<![\p{L}\d.,/:+])(0?[1-9]|1[0-2])([0-5]\d)\s?([AP])M?(?![\p{L}\d])/gu;
/** 'T4 1030' is a terminal and a time. */
const FLIGHT = /(?<![\p{L}\d])(?!T\d)(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{2,4}(?!\d)/u;

/** The rows of one end of a leg or a hire, by a word before the time: 'DEP MUMBAI 0255', 'PICK UP 15FEB 705A'. */
const ENDS = [
  ['departure', 'pickUp', 'checkIn'],
  ['arrival', 'dropOff', 'checkOut'],
] as const;

/** The abbreviations of reservation systems for the two ends of a flight, at the beginning of its rows. */
const END_CODES = [/^(?:LV|DP)\s+\p{Lu}/u, /^(?:AR|AV)\s+\p{Lu}/u] as const;

const isOf = (row: readonly Segment[], end: 0 | 1): boolean =>
  END_CODES[end].test(row[0]?.text ?? '') ||
  row.some((segment) => segment.via === 'own' && hasRole(segment, ...ENDS[end]) && !hasRole(segment, 'deadline'));

/** The value of a label of one end: four digits and nothing else. */
const isPlainEnd = (segment: Segment | undefined, end: 0 | 1): boolean =>
  segment !== undefined &&
  segment.via !== 'none' &&
  /^\d{4}$/.test(segment.text.trim()) &&
  hasRole(segment, ...ENDS[end]) &&
  !hasRole(segment, 'deadline');

/** The values of both ends of a row that has one of either: 'DEPARTS 0930     ARRIVES 1115'. */
const pairedRows = (segments: readonly Segment[], rows: readonly (readonly number[])[]): number[][] =>
  rows.flatMap((row) => {
    const ends = ([0, 1] as const).map((end) => row.filter((index) => isPlainEnd(segments[index], end)));
    return ends.every(({ length }) => length === 1) ? [ends.flat()] : [];
  });

/** How far below the row of one end that of the other stands. */
const OTHER_END = 4;

/**
 * Four-digit times, as travel agencies' systems print them: in the columns of departure and arrival, twice in a row that
 * has a flight and its date, or in the row below one that has no times, and once in each of two rows that begin with the
 * words for the two ends. By the index of their segment.
 */
export function timesWithoutColons(
  segments: readonly Segment[],
  dates: readonly (readonly DateMention[])[],
): ReadonlyMap<number, readonly TimeMention[]> {
  const rows = new Map<number, number[]>();
  for (const [index, { line }] of segments.entries()) rows.set(line, [...(rows.get(line) ?? []), index]);
  const read = (row: readonly number[]): Timed[] =>
    row
      .map((index) => ({ index, times: timesIn(segments[index]?.text ?? '', dates[index] ?? []) }))
      .filter(({ times }) => times.length > 0);
  const all = [...rows.values()];
  const textOf = (row: readonly number[]) => row.map((index) => segments[index]?.text ?? '').join(' ');
  const isDated = (row: readonly number[]) => row.some((index) => (dates[index] ?? []).length > 0);
  const found = new Map<number, readonly TimeMention[]>();
  const take = (timed: readonly Timed[]) => {
    for (const { index, times } of timed) found.set(index, times);
  };
  let isOpen = false;
  for (const row of all) {
    const [text, dated] = [textOf(row), isDated(row)];
    const continues: boolean = isOpen && !dated && !FLIGHT.test(text);
    isOpen = false;
    if (!continues && !(FLIGHT.test(text) && dated)) continue;
    const timed = read(row);
    const count = timed.flatMap((each) => each.times).length;
    isOpen = !continues && count === 0;
    if (count === 2) take(timed);
  }
  take(pairedRows(segments, all).flatMap(read));
  for (const [at, row] of all.entries()) {
    if (!isOf(segmentsAt(segments, row), 0) || isOf(segmentsAt(segments, row), 1)) continue;
    const other = all.slice(at + 1, at + 1 + OTHER_END).find((each) => isOf(segmentsAt(segments, each), 1));
    const pair = [read(row), other ? read(other) : []];
    if (pair.every((timed) => timed.flatMap(({ times }) => times).length === 1)) take(pair.flat());
  }
  return found;
}

interface Timed {
  readonly index: number;
  readonly times: readonly TimeMention[];
}

const segmentsAt = (segments: readonly Segment[], row: readonly number[]): Segment[] =>
  row.flatMap((index) => segments[index] ?? []);

function timesIn(text: string, dates: readonly DateMention[]): TimeMention[] {
  const flight = FLIGHT.exec(text);
  const isFree = ({ start, end }: TimeMention) =>
    !(flight !== null && start < flight.index + flight[0].length && end > flight.index) &&
    !dates.some((date) => start < date.end && end > date.start);
  const plain = [...text.matchAll(HHMM)].map((match): TimeMention => {
    const dayShift = match[3] === undefined ? {} : { dayShift: Number(match[3]) };
    return { start: match.index, end: match.index + match[0].length, time: `${match[1]}:${match[2]}`, ...dayShift };
  });
  const halves = [...text.matchAll(HMM_HALF)].map((match): TimeMention => {
    const hour = (Number(match[1]) % 12) + (match[3] === 'P' ? 12 : 0);
    const time = `${String(hour).padStart(2, '0')}:${match[2]}`;
    return { start: match.index, end: match.index + match[0].length, time };
  });
  return [...plain, ...halves].filter(isFree).sort((a, b) => a.start - b.start);
}
