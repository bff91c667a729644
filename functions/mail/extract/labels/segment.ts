import type { Cell, Line, MailDocument } from '../document/mail-document.ts';
import { oneOf } from '../words/language-words.ts';
import { captionsBelow } from './captions-below.ts';
import { asHeader, type ColumnHeader, headerAt, rolesOver } from './column-header.ts';
import { labelRuns } from './label-runs.ts';
import { pairRows } from './pair-rows.ts';
import type { Role, Roles } from './roles.ts';
import { type LabelledPiece, splitLabels } from './split-labels.ts';
import { withUnknownLabel } from './unknown-label.ts';

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

/** The piece with its label as part of its value. */
function withoutLabel(cell: string, { label = '', value, valueStart, strict }: LabelledPiece): LabelledPiece {
  const start = cell.lastIndexOf(label.replace(/^[^\p{L}]+/u, ''), valueStart);
  return { value: cell.slice(start, valueStart + value.length), valueStart: start, strict };
}

/** What a label says of the values that it names. */
interface Naming {
  readonly roles: Roles;
  readonly label: string;
}

/** A label at the end of a line, for the value below it. */
interface LabelAbove extends Naming {
  readonly line: number;
  readonly column: number;
}

/** What is known of a line before its cells are read. */
interface Row {
  readonly line: Line;
  readonly index: number;
  readonly header: ColumnHeader | undefined;
  readonly above: LabelAbove | undefined;
  /** It is one of the rows of a list of labels and their values. */
  readonly isPair: boolean;
  /** It, and the line above or below it, begin with words before a colon. */
  readonly isListed: boolean;
}

/** One piece of a cell, with what its column's header says of it. */
interface Place {
  readonly row: Row;
  readonly cell: Cell;
  /** Which cell of the line it is. */
  readonly at: number;
  readonly over: Roles | undefined;
  /** Offset of the piece's value in the document. */
  readonly start: number;
}

/** What the pieces before said: a label whose value is still to come, and the label of the row. */
interface Said {
  readonly before?: Naming | undefined;
  readonly rowLabel?: Naming | undefined;
}

interface Read {
  readonly segment: Segment;
  readonly said: Said;
}

type Value = Pick<Segment, 'text' | 'roles' | 'via'> & { readonly label?: string | undefined };

function segmentOf(
  { line, index }: Pick<Row, 'line' | 'index'>,
  cell: Cell,
  value: Value,
  start = cell.start,
): Segment {
  return {
    line: index,
    column: cell.column,
    text: value.text,
    start,
    roles: value.roles,
    labelOnly: value.via === 'own' && value.text === '',
    heading: line.heading,
    via: value.via,
    ...(value.label === undefined ? {} : { label: value.label }),
    ...(line.table === undefined ? {} : { table: line.table }),
  };
}

const ofHeader = (over: Roles | undefined): Naming | undefined =>
  over && over.size > 0 ? { roles: over, label: '' } : undefined;

/** A label on its own names the next value; in a table, and of a price, all that follow in its row. */
function readLabel({ row, cell, start }: Place, roles: Roles, label: string | undefined): Read {
  const before = { roles, label: label ?? '' };
  const isOfRow = row.line.table !== undefined || roles.has('total') || roles.has('partOfPrice');
  return {
    segment: segmentOf(row, cell, { text: '', roles, label, via: 'own' }, start),
    said: { before, rowLabel: isOfRow ? before : undefined },
  };
}

/** A value with its own label; a general one ('Date: …') is made precise by the label above it. */
function readLabelled({ row, cell, at, start }: Place, piece: LabelledPiece, roles: Roles): Read {
  const { line, index, above } = row;
  const isBelow = above !== undefined && above.line >= index - 2 && line.cells.length === 1 && isGeneric(roles);
  const both = new Set([...(isBelow ? above.roles : NONE), ...roles]);
  // 'TERMINAL 2' within a line says nothing of what follows it.
  const isOfRow = at === 0 || (line.table === undefined && !roles.has('detail'));
  return {
    segment: segmentOf(row, cell, { text: piece.value, roles: both, label: piece.label, via: 'own' }, start),
    said: { rowLabel: isOfRow ? { roles, label: piece.label ?? '' } : undefined },
  };
}

/** A value that begins like a label, below or after a label of its own: 'Departure | at 12:30'. */
function readNamedTwice({ row, cell, start }: Place, piece: LabelledPiece, said: Said, offered: Naming): Read {
  const value: Value = {
    text: piece.value,
    roles: new Set([...offered.roles, ...(piece.roles ?? NONE)]),
    label: offered.label || undefined,
    via: said.before ? 'before' : 'header',
  };
  return { segment: segmentOf(row, cell, value, start), said: { rowLabel: said.rowLabel } };
}

/** The label of a value without its own: the piece before it, its column's header, its row's label, or the line above it. */
function namingOf(
  { row: { line, index, above }, cell, at, over }: Place,
  { before, rowLabel }: Said,
): Naming | undefined {
  const isBelow =
    above !== undefined && above.line >= index - 2 && (line.cells.length === 1 || above.column === cell.column);
  return before ?? ofHeader(over) ?? (at > 0 ? rowLabel : undefined) ?? (at === 0 && isBelow ? above : undefined);
}

function readValue(place: Place, piece: LabelledPiece, said: Said): Read {
  const { row, cell, over, start } = place;
  const { before } = said;
  const given = namingOf(place, said);
  const ofRow = before && row.header?.table !== undefined && isGeneric(before.roles) ? before.roles : undefined;
  const value: Value = {
    text: piece.value,
    roles: (ofRow && over ? new Set([...over, ...ofRow]) : given?.roles) ?? NONE,
    label: given?.label || undefined,
    via: before ? 'before' : ofHeader(over) ? 'header' : given ? 'before' : 'none',
  };
  return { segment: segmentOf(row, cell, value, start), said: { rowLabel: said.rowLabel } };
}

function readPiece(place: Place, piece: LabelledPiece, said: Said): Read {
  if (!piece.roles) return readValue(place, piece, said);
  if (piece.value === '') return readLabel(place, piece.roles, piece.label);
  const offered = said.before ?? ofHeader(place.over);
  return offered && !piece.strict && /^\p{Ll}/u.test(piece.label ?? '')
    ? readNamedTwice(place, piece, said, offered)
    : readLabelled(place, piece, piece.roles);
}

const LED = /^[^\p{L}]{0,4}\p{L}[^:：]{1,40}[:：](?!\d)/u;
const isListed = (lines: readonly Line[], index: number): boolean =>
  [index - 1, index + 1].some((at) => LED.test(lines[at]?.text ?? ''));

const asLabel = (piece: LabelledPiece): LabelledPiece => ({ ...piece, roles: NONE, label: piece.value, value: '' });

/** Words without a number, as a label is. */
const isUnknownLabel = (text: string): boolean => /^[\p{L}][^\d@€£$]{1,40}$/u.test(text.trim());

type IsNoLabel = (piece: LabelledPiece) => boolean;

const CAPITAL_TO = new RegExp(`(?<![\\p{L}\\d])(?:${oneOf(({ route }) => route?.capitalTo)})(?![\\p{L}\\d])`, 'u');
const LINE_TO = new RegExp(`^[^\\p{L}\\d]{0,4}(?:${oneOf(({ route }) => route?.lineTo)})[\\s:]`, 'mu');

/** Words that are labels in one language and names in another, judged by the rest of the mail. */
function noLabelsIn(text: string): IsNoLabel {
  // Frankfurt's code, unless 'TIL' follows the Danish 'FRA'.
  const hasCapitalTo = CAPITAL_TO.test(text);
  // The article of 'De Zwarte Ruiter', unless a line begins with the route's other end.
  const hasTo = LINE_TO.test(text);
  return ({ label, strict, value }) =>
    (label === 'FRA' && !hasCapitalTo) || (/^\W*De$/u.test(label ?? '') && !strict && value !== '' && !hasTo);
}

/** The segments of a line, and the label at its end that waits for a value. */
function readRow(
  row: Row,
  isNoLabel: IsNoLabel,
): { readonly segments: Segment[]; readonly waiting: Naming | undefined } {
  const segments: Segment[] = [];
  let said: Said = {};
  for (const [at, cell] of row.line.cells.entries()) {
    const over = rolesOver(row.header, row.line, at);
    const isNaming = at === 0 && row.line.cells.length > 1 && row.isPair && isUnknownLabel(cell.text);
    for (const split of splitLabels(cell.text)) {
      const known = isNoLabel(split) ? withoutLabel(cell.text, split) : split;
      const piece = known.roles ? known : isNaming ? asLabel(known) : row.isListed ? withUnknownLabel(known) : known;
      const read = readPiece({ row, cell, at, over, start: cell.start + piece.valueStart }, piece, said);
      segments.push(read.segment);
      said = read.said;
    }
  }
  return { segments, waiting: said.before };
}

const headerSegments = (row: Row, header: ColumnHeader | undefined): Segment[] =>
  row.line.cells.map((cell, at) =>
    segmentOf(row, cell, { text: '', roles: header?.cells[at]?.roles ?? NONE, label: cell.text, via: 'own' }),
  );

const isBelowHeader = (header: ColumnHeader | undefined, line: Line, index: number): boolean =>
  line.header === true && header?.table === line.table && header?.line === index - 1;

/** Reads the whole document into segments. */
export function segmentsOf(document: MailDocument): Segment[] {
  const segments: Segment[] = [];
  const captioned = captionsBelow(document.lines);
  const runs = new Map([...labelRuns(document.lines), ...captioned.ofValue]);
  const pairs = pairRows(document.lines);
  const isNoLabel = noLabelsIn(document.text);
  let header: ColumnHeader | undefined;
  let above: LabelAbove | undefined;
  for (const [index, line] of document.lines.entries()) {
    const run = runs.get(index);
    const [only] = line.cells;
    if (!line.blank && run && only) {
      const value: Value = { text: only.text, roles: run.roles, label: run.label, via: 'before' };
      segments.push(segmentOf({ line, index }, only, value));
      above = undefined;
      continue;
    }
    const own = line.blank ? undefined : asHeader(line, index);
    header = own ?? headerAt(header, line, index);
    if (line.blank) continue;
    const row: Row = {
      line,
      index,
      header,
      above,
      isPair: pairs.has(index),
      isListed: isListed(document.lines, index),
    };
    // The second row of a header, 'City / date' under 'Departure', names no value either.
    if (own || isBelowHeader(header, line, index)) {
      segments.push(...headerSegments(row, own));
      above = undefined;
      continue;
    }
    const { segments: read, waiting } = readRow(row, isNoLabel);
    const isCaption = captioned.captions.has(index);
    // What follows a label that names the value above it is a remark.
    segments.push(...(isCaption ? read.map((segment) => ({ ...segment, text: '' })) : read));
    const last = segments.at(-1);
    above = waiting && !isCaption && last ? { ...waiting, line: index, column: last.column } : undefined;
  }
  return segments;
}

/** Whether the segment has one of the roles. */
export function hasRole(segment: Segment, ...roles: readonly Role[]): boolean {
  return roles.some((role) => segment.roles.has(role));
}
