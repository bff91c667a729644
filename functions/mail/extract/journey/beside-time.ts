import { hasRole } from '../labels/segment.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import { leftoverName } from './leftover-name.ts';

/** The day of an arrival at a room. */
const isOfStay = (each: ReadSegment): boolean =>
  hasRole(each, 'checkIn', 'checkOut', 'stay') && !hasRole(each, 'departure', 'arrival');

/** How far from the name of a place its hour may stand, with its day between them. */
const MOMENT_REACH = 2;

/** Weak names count only in a line with a time, or next to a line that has a time and no name of its own. */
export function besideTime(context: MailContext, segment: ReadSegment): boolean {
  if (context.byLine.get(segment.line)?.some((other) => other.times.length > 0)) return true;
  const reach = segment.via === 'none' ? MOMENT_REACH : 1;
  const isTimedBeside = (step: 1 | -1) => {
    for (let line = segment.line + step; Math.abs(line - segment.line) <= reach; line += step) {
      const others = context.byLine.get(line) ?? [];
      if (others.some(isOfStay)) return false;
      // Day and hour of one place, in cells or lines of their own, stand below its name as one does.
      const isMoment = others.length > 0 && others.every(({ times, dates }) => times.length + dates.length > 0);
      const facing = others.filter((other) => other.column === segment.column || isMoment);
      const isBare = facing.every((other) => leftoverName(other.text, [...other.times, ...other.dates]) === undefined);
      if (facing.some((other) => other.times.length > 0)) return isBare;
      if (!isMoment || !isBare) return false;
    }
    return false;
  };
  if (isTimedBeside(1)) return true;
  // Place, day and hour above, and below it the next place: a word for its end that no list has.
  const isNameAt = (line: number) => isPlainName(context.byLine.get(line) ?? [], segment.column);
  const isDated = context.byLine.get(segment.line - 1)?.some(({ dates }) => dates.length > 0) === true;
  const isCaption = isDated && isNameAt(segment.line - 2) && isNameAt(segment.line + 1);
  return isTimedBeside(-1) && !isCaption;
}

/** A line with a name and nothing else, in the column. */
const isPlainName = ([only, ...others]: readonly ReadSegment[], column: number): boolean =>
  only !== undefined &&
  only.column === column &&
  others.length + only.times.length + only.dates.length === 0 &&
  leftoverName(only.text, []) !== undefined;
