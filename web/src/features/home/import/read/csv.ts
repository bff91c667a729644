import Papa from 'papaparse';
import { type Column, columnOf, type Row } from './csv-columns.ts';
import { dateOrderOf } from './csv-dates.ts';
import { itemOfRow } from './csv-item.ts';
import { foundTrip, type ReadTrip } from './found-trip.ts';
import { linesOf } from './lines.ts';

interface RowOfFile {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: string | undefined;
}

/** Rows above the head that are looked at: some programs put a title or a blank line there. */
const HEAD_ROWS = 5;

/**
 * Reads a table (RFC 4180, or with semicolons or tabs) by the names of its columns: this site's own, Google's lists of
 * saved places, or any with a title.
 */
export function readCsv(text: string, title: string): ReadTrip {
  const rows = rowsOf(text);
  const at = rows.slice(0, HEAD_ROWS).findIndex(({ cells }) => cells.some((cell) => columnOf(cell) === 'title'));
  const head = rows[at];
  if (!head) return { problem: `Line 1: No column is called Title or Name. ${columnsIn(rows[0]?.cells ?? [])}` };
  const columns = head.cells.map(columnOf);
  const said = rows.slice(at + 1).map(({ line, cells, problem }) => ({ line, row: rowOf(columns, cells), problem }));
  const order = dateOrderOf(said.flatMap(({ row }) => [row.date ?? [], row.endDate ?? []].flat()));
  const read = said.map(({ line, row, problem }) => {
    const item = problem ?? itemOfRow(row, order);
    return { line, ...(typeof item === 'string' ? { why: item } : item) };
  });
  const unread = read.filter((each) => 'why' in each);
  return foundTrip({ title, said: read.filter((each) => 'fields' in each), unread });
}

/** The rows with something in them. */
function rowsOf(text: string): RowOfFile[] {
  const rows: RowOfFile[] = [];
  const lineAt = linesOf(text);
  let from = 0;
  Papa.parse<string[]>(text, {
    step: ({ data, errors, meta }) => {
      const line = lineAt(from);
      from = meta.cursor;
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes');
      if (data.every((cell) => cell.trim() === '')) return;
      rows.push({ line, cells: data, problem: isOpen ? 'A quotation mark is not closed.' : undefined });
    },
  });
  return rows;
}

function rowOf(columns: readonly (Column | undefined)[], cells: readonly string[]): Row {
  const row: Partial<Record<Column, string>> = {};
  for (const [index, column] of columns.entries()) {
    const text = armed(cells[index] ?? '').trim();
    if (column !== undefined && text !== '') row[column] ??= text;
  }
  return row;
}

/** Without the apostrophe that keeps a spreadsheet from calculating. */
function armed(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function columnsIn(cells: readonly string[]): string {
  const names = cells.filter((cell) => cell.trim() !== '').slice(0, 8);
  return `Its first line has: ${names.join(', ').slice(0, 200)}.`;
}
