import type { Cell, Line, MailDocument } from '../document/mail-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { findTimes } from '../grammar/find-times.ts';
import { loneLabel } from './label-runs.ts';
import { labelAtStart, type Role } from './roles.ts';

/** Two ends of one booking: labels of both, each before a row of moments, name the rows of several. */
const ENDS: readonly (readonly [Role, Role])[] = [
  ['departure', 'arrival'],
  ['checkIn', 'checkOut'],
  ['pickUp', 'dropOff'],
];
const MIN_ROWS = 2;
const MAX_COLUMNS = 5;

const isMoment = ({ text }: Cell): boolean => findDates(text).length + findTimes(text).length > 0;

/** 'Departure | Fri 19 March | 15:30': the day and the hour of one moment, rather than two of them. */
const isOneMoment = (values: readonly Cell[]): boolean =>
  new Set(values.map(({ text }) => findDates(text).length > 0)).size > 1;

/** A label, and behind it as many moments as there are columns. */
const isMoments = ({ cells: [head, ...values] }: Line, columns: number): boolean =>
  values.length === columns && loneLabel(head) !== undefined && values.every(isMoment) && !isOneMoment(values);

/** Lines of one table, or of plain text without a gap between them, from `first` on. */
function blockFrom(lines: readonly Line[], first: number): Line[] {
  const { table } = lines[first] ?? {};
  const end = lines.findIndex((line, at) => at > first && (line.blank || line.table !== table));
  return lines.slice(first, end < 0 ? lines.length : end);
}

/** The cell of a column: of that number in a table, the nearest in plain text. */
function cellIn({ cells, table }: Line, column: number, isHeadless: boolean): Cell | undefined {
  const values = isHeadless ? cells : cells.slice(1);
  if (table !== undefined) return values.find((cell) => cell.column === column);
  return values.find((cell) => Math.abs(cell.column - column) <= 4);
}

/** One booking a column: the row of its heading, and each label with its value. */
function inOrder(block: readonly Line[], columns: readonly number[]): Line[] {
  const blank: Line = { text: '', start: block[0]?.start ?? 0, cells: [], heading: false, blank: true };
  return columns.flatMap((column) => [
    blank,
    ...block.flatMap((line): Line[] => {
      const [first] = line.cells;
      const label = first && first.column < (columns[0] ?? 0) && loneLabel(first) ? first : undefined;
      const cell = cellIn(line, column, label === undefined);
      if (cell === undefined) return [];
      const cells = label ? [label, cell] : [cell];
      const { header: _, ...rest } = line;
      return [{ ...rest, text: cells.map(({ text }) => text).join('   '), cells }];
    }),
    blank,
  ]);
}

/** 'Departure Fri 16 July 17:30 | Departure Fri 30 July 17:00': each cell has the label of the row and a moment. */
function isLabelledTwice({ cells }: Line): boolean {
  const labels = cells.map(({ text }) => {
    const label = labelAtStart(text);
    return label && text.slice(0, label.end).trim().toLowerCase();
  });
  return (
    cells.length > 1 && labels.every((label) => label !== undefined && label === labels[0]) && cells.every(isMoment)
  );
}

/** The columns of a block of which every row of moments names its label in each of them. */
function labelledColumns(block: readonly Line[]): number[] | undefined {
  const rows = block.filter(isLabelledTwice);
  const columns = rows[0]?.cells.map(({ column }) => column) ?? [];
  const isSame = rows.every(({ cells }) => cells.length === columns.length);
  return rows.length >= MIN_ROWS && isSame && columns.length <= MAX_COLUMNS ? columns : undefined;
}

/** The columns of a block whose rows are named by their first cell, and whose other columns are a booking each. */
function bookingColumns(block: readonly Line[]): number[] | undefined {
  for (const line of block) {
    const columns = line.cells.slice(1).map(({ column }) => column);
    if (columns.length < 2 || columns.length > MAX_COLUMNS || !isMoments(line, columns.length)) continue;
    const rows = block.filter((each) => isMoments(each, columns.length)).map(({ cells }) => loneLabel(cells[0])?.roles);
    const named = (role: Role) => rows.some((roles) => roles?.has(role) === true);
    if (rows.length >= MIN_ROWS && ENDS.some(([one, other]) => named(one) && named(other))) return columns;
  }
  return undefined;
}

/**
 * A document in which tables that have one booking a column, 'Departure | 18 Feb 20:15 | 20 Feb 19:30', are read column
 * by column. The text, and all offsets in it, stay the same.
 */
export function columnsInOrder(document: MailDocument): MailDocument {
  const lines: Line[] = [];
  let isOther = false;
  for (let at = 0; at < document.lines.length; ) {
    const line = document.lines[at];
    const block = line && !line.blank ? blockFrom(document.lines, at) : [];
    const columns = block.length > MIN_ROWS ? (bookingColumns(block) ?? labelledColumns(block)) : undefined;
    if (columns) {
      lines.push(...inOrder(block, columns));
      isOther = true;
    } else lines.push(...document.lines.slice(at, at + Math.max(1, block.length)));
    at += Math.max(1, block.length);
  }
  return isOther ? { text: document.text, lines } : document;
}
