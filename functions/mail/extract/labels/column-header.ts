import type { Cell, Line } from '../document/mail-document.ts';
import type { Roles } from './roles.ts';
import { splitLabels } from './split-labels.ts';

const NONE: Roles = new Set();

/** A row of labels that name what stands below each of them. */
export interface ColumnHeader {
  readonly cells: readonly {
    readonly column: number;
    readonly end: number;
    readonly roles: Roles;
    readonly text: string;
  }[];
  readonly table?: number;
  readonly line: number;
  /** Each of its cells spans two or more columns. */
  readonly isSpread: boolean;
}

/** The cell's header: the same column in HTML, an overlapping or the nearest one in plain text. */
function headerOver(header: ColumnHeader, cell: Cell, nextColumn: number): Roles | undefined {
  if (header.table !== undefined) {
    const own = header.cells.find((head) => head.column === cell.column);
    // 'Pick-up | Return', each over a label and its value.
    const spread = header.cells.findLast((head) => head.column < cell.column);
    return (own ?? (header.isSpread ? spread : undefined))?.roles;
  }
  const end = cell.column + cell.text.length;
  const covered = header.cells.filter((head) => head.column < end && head.end > cell.column).length;
  if (covered > 2) return undefined;
  let best: { readonly roles: Roles; readonly overlap: number } | undefined;
  for (const [index, head] of header.cells.entries()) {
    const until = header.cells[index + 1]?.column ?? Number.POSITIVE_INFINITY;
    const overlap = Math.min(end, Math.max(until - 1, head.end)) - Math.max(cell.column, head.column - 1);
    if (overlap > 0 && (best === undefined || overlap > best.overlap)) best = { roles: head.roles, overlap };
  }
  return best?.roles ?? (nextColumn > 0 ? undefined : header.cells[0]?.roles);
}

/** The line as a row of column headers, if it is one. */
export function asHeader(line: Line, index: number): ColumnHeader | undefined {
  if (line.cells.length < 2) return undefined;
  const cells = line.cells.map((cell) => {
    const pieces = splitLabels(cell.text);
    const piece = pieces.length === 1 ? pieces[0] : undefined;
    const alone = piece?.roles !== undefined && piece.value === '';
    const spoken = /[:：]\s*$/.test(cell.text);
    return {
      column: cell.column,
      end: cell.column + cell.text.length,
      text: cell.text,
      roles: alone ? (piece.roles ?? NONE) : undefined,
      spoken,
    };
  });
  const labels = cells.filter((cell) => cell.roles !== undefined).length;
  const isMarked = line.header === true && labels > 0;
  if (
    (!isMarked && (labels < 2 || labels < cells.length * 0.5)) ||
    cells.some((cell) => cell.spoken) ||
    isPairs(cells) ||
    cells.some((cell) => /\d{2}/.test(cell.text))
  )
    return undefined;
  return {
    line: index,
    isSpread: cells.every((cell, at) => at === 0 || cell.column - (cells[at - 1]?.column ?? 0) > 1),
    cells: cells.map((cell) => ({ ...cell, roles: cell.roles ?? NONE })),
    ...(line.table === undefined ? {} : { table: line.table }),
  };
}

/** 'Station | Olbia | Station | Olbia': the same label before each of two values. */
const isPairs = (cells: readonly { readonly text: string; readonly roles: Roles | undefined }[]): boolean =>
  cells.length === 4 && cells[0]?.text === cells[2]?.text && !cells[1]?.roles && !cells[3]?.roles;

/** How many lines below its row a header still applies. */
const HEADER_REACH = 40;

/** The header as far as it still applies to the line: a blank line ends that of plain text, another table that of a table. */
export function headerAt(header: ColumnHeader | undefined, line: Line, index: number): ColumnHeader | undefined {
  if (header === undefined) return undefined;
  const below = index - header.line;
  if (line.blank) return header.table === undefined && line.text === '' && below > 1 ? undefined : header;
  const isOtherTable = header.table !== undefined && line.table !== header.table && line.cells.length > 1;
  return below > HEADER_REACH || isOtherTable ? undefined : header;
}

/** What the header says of one cell of a line below it. */
export function rolesOver(header: ColumnHeader | undefined, line: Line, at: number): Roles | undefined {
  const cell = line.cells[at];
  if (!header || !cell || (header.table !== undefined && line.table !== header.table)) return undefined;
  return headerOver(header, cell, at);
}
