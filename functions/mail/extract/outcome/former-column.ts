import type { Cell, Line } from '../document/mail-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { findTimes } from '../grammar/find-times.ts';
import { labelAtStart, type Role, type Roles } from '../labels/roles.ts';
import { firstWord, lastWord, type Version } from './version-words.ts';

/** Rows of one table are this close to their header. */
const MAX_ROWS = 14;

const wordOf = ({ text }: Cell): Version | undefined => firstWord(text) ?? lastWord(text);

const without = (line: Line, column: number): Line => ({
  ...line,
  cells: line.cells.filter((cell) => Math.abs(cell.column - column) > (line.table === undefined ? 2 : 0)),
});

/** A table whose header has a column for the old values and one for the new. */
export function withoutFormerColumn(lines: readonly Line[]): Line[] {
  let column: number | undefined;
  let since = 0;
  return lines.map((line, index) => {
    const versions = line.cells.map(wordOf);
    const former = line.cells[versions.indexOf('former')];
    if (former && versions.includes('present') && line.cells.length > 1) {
      column = former.column;
      since = index;
    } else if (line.blank || index - since > MAX_ROWS) column = undefined;
    return column === undefined ? line : without(line, column);
  });
}

/** Labels of a single moment, where a second one can only be its other version. */
export const ONE_MOMENT = ['departure', 'arrival', 'checkIn', 'checkOut', 'date', 'time', 'pickUp', 'dropOff'] as const;
/** Columns with such a header are the two ways or the two ends of a booking. */
const TWO_PARTS = ['outbound', 'return', 'departure', 'arrival', 'checkIn', 'checkOut', 'pickUp', 'dropOff'] as const;

const hasAny = (roles: Roles | undefined, list: readonly Role[]): boolean =>
  list.some((role) => roles?.has(role) === true);

/** 'date', 'time', both or neither: what a cell has of a moment. */
const momentsIn = (text: string): string =>
  `${findDates(text).length > 0 ? 'date' : ''}${findTimes(text).length > 0 ? 'time' : ''}`;

/** 'Departure | 09:20 | 13:05': the label of one moment before two different values of the same kind. */
function isTwice({ cells: [head, one, other, ...more] }: Line): boolean {
  if (!head || !one || !other || more.length > 0 || /\d/.test(head.text)) return false;
  if (one.text === other.text || !hasAny(labelAtStart(head.text)?.roles, ONE_MOMENT)) return false;
  const moments = momentsIn(one.text);
  return moments !== '' && moments === momentsIn(other.text);
}

/** The rows around a line without a gap, in one table. */
function blockAround(lines: readonly Line[], at: number): { readonly first: number; readonly end: number } {
  const isOwn = (line: Line | undefined) => line !== undefined && !line.blank && line.table === lines[at]?.table;
  let [first, end] = [at, at + 1];
  while (isOwn(lines[first - 1]) && (lines[first - 1]?.cells.length ?? 0) > 1 && at - first < MAX_ROWS) first -= 1;
  while (isOwn(lines[end]) && end - at < MAX_ROWS) end += 1;
  return { first, end };
}

const MIN_ROWS = 2;

interface Versions {
  readonly first: number;
  readonly end: number;
  /** The column of the values before the change. */
  readonly former: number;
}

/** The rows around one that gives its moment twice, and the column of the old values; undefined where they are two parts. */
function versionsAt(lines: readonly Line[], at: number): Versions | undefined {
  const { first, end } = blockAround(lines, at);
  const header = first < at ? (lines[first]?.cells ?? []) : [];
  const isOfParts = header.some(({ text }) => /\d/.test(text) || hasAny(labelAtStart(text)?.roles, TWO_PARTS));
  const [, one, other] = lines[at]?.cells ?? [];
  if (!one || !other || isOfParts || lines.slice(first, end).filter(isTwice).length < MIN_ROWS) return undefined;
  const [left, right] = header.slice(-2).map(wordOf);
  const isSwapped = left === 'present' && right !== 'present';
  return { first, end, former: isSwapped ? other.column : one.column };
}

/** Whether rows give each moment twice, below a word for what holds now or held before. */
export const hasVersionColumns = (lines: readonly Line[]): boolean =>
  lines.some((line, at) => {
    const versions = isTwice(line) ? versionsAt(lines, at) : undefined;
    return versions !== undefined && lines[versions.first]?.cells.some((cell) => wordOf(cell) !== undefined) === true;
  });

/**
 * Of rows that give each moment twice, as a mail about a change lays out both versions, those of the first column, or
 * of the other where the words above the columns say so: what the columns are called need not be known.
 */
export function withoutFirstVersion(lines: readonly Line[]): Line[] {
  const found: Versions[] = [];
  for (const [at, line] of lines.entries()) {
    if (at < (found.at(-1)?.end ?? 0) || !isTwice(line)) continue;
    const versions = versionsAt(lines, at);
    if (versions) found.push(versions);
  }
  return lines.map((line, at) => {
    const versions = found.find(({ first, end }) => first <= at && at < end);
    return versions && line.cells.length > 1 ? without(line, versions.former) : line;
  });
}
