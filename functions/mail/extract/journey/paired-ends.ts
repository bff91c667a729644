import { foldWords } from '#shared/text/fold.ts';
import { minutesBetween } from '../checks/minutes-between.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import { knownStop } from './find-stops.ts';
import { leftoverName, leftoverNames } from './leftover-name.ts';

/** A place with its day and its hour, in one line or in lines right above one another. */
interface End {
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly line: number;
}

/** How many lines above its hour the name of a place may stand: place, day, hour. */
const NAME_REACH = 2;
/** How far the arrival may stand below the departure. */
const END_REACH = 6;
const MIN_MINUTES = 5;
const MAX_MINUTES = 14 * 60;

const isPlain = (row: readonly ReadSegment[]): boolean =>
  row.length > 0 &&
  row.every(({ prose, money, times, dates }) => !prose && money.length === 0 && times.length + dates.length < 3);

function nameIn(row: readonly ReadSegment[] | undefined): string | undefined {
  for (const { text, times, dates } of row ?? []) {
    const name = leftoverName(text, [...times, ...dates]);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The lines with one hour each that no label names, under a day, beside the name of a place or below it. */
function endsOf({ byLine }: MailContext): End[] {
  let day: string | undefined;
  return [...byLine].flatMap(([line, row]): End[] => {
    const dates = row.flatMap((each) => each.dates);
    day = dates[0]?.date ?? day;
    const [time, ...others] = row.flatMap(({ times }) => times);
    if (!time || others.length > 0 || dates.length > 1 || !isPlain(row) || day === undefined) return [];
    const name =
      nameIn(row) ??
      Array.from({ length: NAME_REACH }, (_, at) => byLine.get(line - 1 - at))
        .filter((above) => above !== undefined && isPlain(above))
        .map(nameIn)
        .find((each) => each !== undefined);
    return name === undefined ? [] : [{ name, date: day, time: time.time, line }];
  });
}

function areEnds(from: End, to: End): boolean {
  if (to.line - from.line > END_REACH || foldWords(from.name) === foldWords(to.name)) return false;
  const minutes = minutesBetween({ ...from, zone: 'UTC' }, { ...to, zone: 'UTC' });
  return minutes >= MIN_MINUTES && minutes <= MAX_MINUTES;
}

/** What stands between the hour of one end and the name of the other. */
const BETWEEN_ENDS = /^[^\p{L}\d,]*[–—→➔>|-]/u;

/** 'Odden 18.15 - Aarhus 19.30': two places with an hour each, and nothing else in the cell. */
function isWay({ text, times, dates, money, prose }: ReadSegment, { places }: MailContext): boolean {
  const [first, second] = times;
  if (prose || !first || !second || times.length > 2 || dates.length + money.length > 0) return false;
  if (!BETWEEN_ENDS.test(text.slice(first.end, second.start))) return false;
  const names = leftoverNames(text, times).map(({ name }) => name);
  const [from = '', to = ''] = names;
  return names.length === 2 && from !== to && [from, to].some((name) => knownStop(name, places) !== undefined);
}

/** The same two places the other way round. */
const isReturn = (from: End, to: End, back: End, home: End | undefined): boolean =>
  home !== undefined &&
  areEnds(back, home) &&
  foldWords(back.name) === foldWords(to.name) &&
  foldWords(home.name) === foldWords(from.name);

/**
 * Two places, one below the other, each with its hour: one travels from the first to the second, whatever the words
 * beside them mean. One of them is a town or an airport that is known, or one travels back as well.
 */
export function hasPairedEnds(context: MailContext): boolean {
  if (context.segments.some((each) => isWay(each, context))) return true;
  const ends = endsOf(context);
  return ends.some((from, at) => {
    const to = ends[at + 1];
    if (!to || !areEnds(from, to)) return false;
    const isKnown = [from, to].some(({ name }) => knownStop(name, context.places) !== undefined);
    return isKnown || ends.some((back, next) => next > at && isReturn(from, to, back, ends[next + 1]));
  });
}
