import type { Cell, Line, MailDocument } from '../document/mail-document.ts';
import { labelRuns } from './label-runs.ts';
import type { Role, Roles } from './roles.ts';
import { type LabelledPiece, splitLabels } from './split-labels.ts';

/** A piece of the mail in reading order, with the roles from its label, its column's header or the line above. */
export interface Segment {
  readonly line: number;
  readonly column: number;
  /** The value without its label; empty for a label on its own. */
  readonly text: string;
  /** Offset of `text` in the document. */
  readonly start: number;
  readonly roles: Roles;
  readonly label?: string;
  /** The label is alone in its cell. */
  readonly labelOnly: boolean;
  readonly heading: boolean;
  /** Where the roles came from: the cell, the cell or line before, or the column's header. */
  readonly via: 'own' | 'before' | 'header' | 'none';
  readonly table?: number;
}

const NONE: Roles = new Set();
/** Row labels that name the kind of value, while the column's header names the end (pick-up or return). */
const GENERIC: Roles = new Set<Role>(['date', 'time', 'venue', 'stay', 'address', 'stop']);

const isGeneric = (roles: Roles): boolean => [...roles].every((role) => GENERIC.has(role));

interface Header {
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
function headerOver(header: Header, cell: Cell, nextColumn: number): Roles | undefined {
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

function asHeader(line: Line, index: number): Header | undefined {
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
  if (
    labels < 2 ||
    labels < cells.length * 0.5 ||
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

/** The piece with its label as part of its value. */
function withoutLabel(cell: string, { label = '', value, valueStart, strict }: LabelledPiece): LabelledPiece {
  const start = cell.lastIndexOf(label.replace(/^[^\p{L}]+/u, ''), valueStart);
  return { value: cell.slice(start, valueStart + value.length), valueStart: start, strict };
}

/** Reads the whole document into segments. */
export function segmentsOf(document: MailDocument): Segment[] {
  const segments: Segment[] = [];
  const runs = labelRuns(document.lines);
  let header: Header | undefined;
  // Frankfurt's code, unless 'TIL' follows the Danish 'FRA'.
  const hasCapitalTo = /(?<![\p{L}\d])TIL(?![\p{L}\d])/u.test(document.text);
  // The article of 'De Zwarte Ruiter', unless a line begins with the route's other end.
  const hasTo = /^[^\p{L}\d]{0,4}(?:À|A|Para|Pour|Vers|Hacia|Até)[\s:]/mu.test(document.text);
  const isNoLabel = ({ label, strict, value }: LabelledPiece): boolean =>
    (label === 'FRA' && !hasCapitalTo) || (/^\W*De$/u.test(label ?? '') && !strict && value !== '' && !hasTo);
  let above:
    | { readonly roles: Roles; readonly label: string; readonly line: number; readonly column: number }
    | undefined;
  for (const [index, line] of document.lines.entries()) {
    if (line.blank) {
      if (header?.table === undefined && header !== undefined && line.text === '' && index - header.line > 1)
        header = undefined;
      continue;
    }
    const run = runs.get(index);
    const [only] = line.cells;
    if (run && only) {
      segments.push(segment(line, index, only, only.text, run.roles, run.label, false, 'before'));
      above = undefined;
      continue;
    }
    const ownHeader = asHeader(line, index);
    if (ownHeader) {
      header = ownHeader;
      above = undefined;
      for (const [at, cell] of line.cells.entries())
        segments.push(segment(line, index, cell, '', ownHeader.cells[at]?.roles ?? NONE, cell.text, true, 'own'));
      continue;
    }
    if (
      header &&
      (index - header.line > HEADER_REACH ||
        (header.table !== undefined && line.table !== header.table && line.cells.length > 1))
    )
      header = undefined;
    let before: { readonly roles: Roles; readonly label: string } | undefined;
    let rowLabel: { readonly roles: Roles; readonly label: string } | undefined;
    for (const [at, cell] of line.cells.entries()) {
      const over =
        header && (header.table === undefined || line.table === header.table)
          ? headerOver(header, cell, at)
          : undefined;
      for (const split of splitLabels(cell.text)) {
        const piece = isNoLabel(split) ? withoutLabel(cell.text, split) : split;
        const start = cell.start + piece.valueStart;
        if (piece.roles && piece.value === '') {
          segments.push(segment(line, index, cell, '', piece.roles, piece.label, true, 'own', start));
          before = { roles: piece.roles, label: piece.label ?? '' };
          rowLabel =
            line.table !== undefined || piece.roles.has('total') || piece.roles.has('partOfPrice') ? before : undefined;
          continue;
        }
        const offered = before ?? (over && over.size > 0 ? { roles: over, label: '' } : undefined);
        if (piece.roles && offered && !piece.strict && /^\p{Ll}/u.test(piece.label ?? '')) {
          const roles = new Set([...offered.roles, ...piece.roles]);
          segments.push(
            segment(
              line,
              index,
              cell,
              piece.value,
              roles,
              offered.label || undefined,
              false,
              before ? 'before' : 'header',
              start,
            ),
          );
          before = undefined;
          continue;
        }
        if (piece.roles) {
          const whose =
            above && above.line >= index - 2 && line.cells.length === 1 && isGeneric(piece.roles) ? above.roles : NONE;
          segments.push(
            segment(
              line,
              index,
              cell,
              piece.value,
              new Set([...whose, ...piece.roles]),
              piece.label,
              false,
              'own',
              start,
            ),
          );
          before = undefined;
          rowLabel =
            at === 0 || line.table === undefined ? { roles: piece.roles, label: piece.label ?? '' } : undefined;
          continue;
        }
        const lineAbove =
          above !== undefined && above.line >= index - 2 && (line.cells.length === 1 || above.column === cell.column)
            ? above
            : undefined;
        const given =
          before ??
          (over && over.size > 0 ? { roles: over, label: '' } : undefined) ??
          (at > 0 ? rowLabel : undefined) ??
          (at === 0 ? lineAbove : undefined);
        const row = before && header?.table !== undefined && isGeneric(before.roles) ? before.roles : undefined;
        const roles = row && over ? new Set([...over, ...row]) : given?.roles;
        const via = before ? 'before' : over && over.size > 0 ? 'header' : given ? 'before' : 'none';
        segments.push(
          segment(line, index, cell, piece.value, roles ?? NONE, given?.label || undefined, false, via, start),
        );
        before = undefined;
      }
    }
    const last = segments.at(-1);
    above = before && last ? { ...before, line: index, column: last.column } : undefined;
  }
  return segments;
}

function segment(
  line: Line,
  index: number,
  cell: Cell,
  text: string,
  roles: Roles,
  label: string | undefined,
  labelOnly: boolean,
  via: Segment['via'],
  start: number = cell.start,
): Segment {
  return {
    line: index,
    column: cell.column,
    text,
    start,
    roles,
    labelOnly,
    heading: line.heading,
    via,
    ...(label === undefined ? {} : { label }),
    ...(line.table === undefined ? {} : { table: line.table }),
  };
}

/** Whether the segment has one of the roles. */
export function hasRole(segment: Segment, ...roles: readonly Role[]): boolean {
  return roles.some((role) => segment.roles.has(role));
}
