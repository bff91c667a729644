import { cleanText } from '../message/clean-text.ts';
import { MAX_LINE, MAX_LINES } from '../message/text-limits.ts';
import { isHidden, isStruck, isTiny, struckClasses, type Tiny } from './hidden-style.ts';
import { GAP, type LooseLine, layOut, type MailDocument } from './mail-document.ts';
import { parseBounded } from './parse-bounded.ts';
import { isSeam } from './seams.ts';
import { stackedRows } from './stacked-cells.ts';

const SILENT = new Set(['script', 'style', 'title', 'template', 'noscript', 'svg', 'select', 'textarea', 'object']);
const BLOCKS = new Set(
  'address article aside blockquote body center dd details dir div dl dt fieldset figcaption figure footer form header html li main nav ol p pre section table tbody tfoot thead ul summary'.split(
    ' ',
  ),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption']);
const VOID = new Set([
  'br',
  'hr',
  'img',
  'meta',
  'link',
  'input',
  'area',
  'base',
  'col',
  'embed',
  'source',
  'track',
  'wbr',
]);

/** Rows nested deeper than this are read as plain blocks. */
const MAX_ROW_DEPTH = 30;

interface OpenCell {
  readonly lines: LooseLine[];
  readonly column: number;
  /** Text in it is struck through. */
  isStruck: boolean;
}
interface OpenRow {
  readonly cells: OpenCell[];
  readonly table: number;
  /** In how many rows from this one on each column is taken by a cell that began above. */
  readonly taken: number[];
  nextColumn: number;
  /** Some of its cells are not headers (th). */
  hasValues: boolean;
}

/** How far a cell spreads (HTML 4.9.11); more is taken for an error. */
const MAX_SPAN = 50;
const spanOf = (attribute: string | undefined): number => Math.min(Math.max(Number(attribute ?? 1) || 1, 1), MAX_SPAN);

const isFilled = ({ lines }: OpenCell): boolean => lines.some((line) => line.cells.length > 0);

/** All cells of a row are struck through, but for one that tells the status, without a number: it no longer holds. */
function isStruckRow({ cells }: OpenRow): boolean {
  const struck = cells.filter((cell) => cell.isStruck && !isFilled(cell));
  const left = cells.filter(isFilled).flatMap(({ lines }) => lines.flatMap((line) => line.cells));
  return struck.length > 1 && left.length < 2 && !left.some(({ text }) => /\d/.test(text));
}

/** One table row becomes one line if each cell has one line; else its cells follow one another. */
function linesOfRow(row: OpenRow): LooseLine[] {
  if (isStruckRow(row)) return [];
  const filled = row.cells.filter(isFilled);
  const single = filled.every((cell) => cell.lines.filter((line) => line.cells.length > 0).length === 1);
  const plain = filled.every((cell) => cell.lines.every((line) => line.cells.length <= 1));
  if (filled.length > 1 && single && plain) {
    const cells = filled.map((cell) => ({
      text: cell.lines.find((line) => line.cells.length > 0)?.cells[0]?.text ?? '',
      column: cell.column,
    }));
    const heading = filled.every((cell) => cell.lines.some((line) => line.heading));
    return [{ cells, table: row.table, heading, ...(row.hasValues ? {} : { header: true }) }];
  }
  const rows = stackedRows(filled, row.table);
  if (rows) return rows;
  return filled.flatMap((cell) =>
    cell.lines.map((line) =>
      line.cells.length === 1 && line.table === undefined
        ? { ...line, table: row.table, cells: line.cells.map(({ text }) => ({ text, column: cell.column })) }
        : line,
    ),
  );
}

/** Between two values of a line that only style sets apart. */
const SEAM = '\u0001';

/** The pieces of a line, by the column at which each would begin in plain text. */
function cellsOf(pending: string): LooseLine['cells'] {
  let column = 0;
  return pending.split(SEAM).flatMap((piece) => {
    const text = cleanText(piece).replace(/\s+/g, ' ').trim().slice(0, MAX_LINE);
    const at = column;
    column += text.length + GAP.length;
    return text === '' ? [] : [{ text, column: at }];
  });
}

class Layout {
  readonly lines: LooseLine[] = [];
  readonly #rows: OpenRow[] = [];
  readonly #tables: { readonly id: number; readonly taken: number[] }[] = [];
  #tableCount = 0;
  #pending = '';
  #atSeam = false;
  #depth = 0;
  #heading = 0;
  #preformatted = 0;
  #total = 0;

  #target(): LooseLine[] {
    return this.#rows.at(-1)?.cells.at(-1)?.lines ?? this.lines;
  }
  get full(): boolean {
    return this.#total >= MAX_LINES;
  }
  text(text: string): void {
    if (this.#preformatted > 0) {
      const [first = '', ...rest] = text.split('\n');
      this.#pending += first;
      for (const line of rest) {
        this.break();
        this.#pending = line;
      }
    } else if (this.#pending.length < MAX_LINE * 4) {
      if (this.#atSeam && isSeam(this.#pending.slice(-40), text.slice(0, 40))) this.#pending += SEAM;
      this.#pending += text;
    }
    if (text !== '') this.#atSeam = false;
  }
  /** An element begins or ends within a line. */
  seam(): void {
    this.#atSeam = this.#pending !== '';
  }
  struck(): void {
    const cell = this.#rows.at(-1)?.cells.at(-1);
    if (cell) cell.isStruck = true;
  }
  break(blank = false): void {
    const cells = cellsOf(this.#pending);
    this.#pending = '';
    this.#atSeam = false;
    const target = this.#target();
    if (this.full || (cells.length === 0 && !blank)) return;
    this.#total += 1;
    target.push({ cells, heading: this.#heading > 0 && cells.length > 0 });
  }
  heading(by: 1 | -1): void {
    this.#heading = Math.max(0, this.#heading + by);
  }
  preformatted(by: 1 | -1): void {
    this.#preformatted = Math.max(0, this.#preformatted + by);
  }
  openTable(): void {
    this.break();
    this.#tableCount += 1;
    this.#tables.push({ id: this.#tableCount, taken: [] });
  }
  closeTable(): void {
    this.break();
    this.#tables.pop();
    this.#target().push({ cells: [] });
  }
  openRow(): void {
    this.break();
    this.#depth += 1;
    if (this.#depth > MAX_ROW_DEPTH) return;
    const { id, taken } = this.#tables.at(-1) ?? { id: 0, taken: [] };
    this.#rows.push({ cells: [], table: id, taken, nextColumn: 0, hasValues: false });
  }
  openCell(isHeader: boolean, columns: number, rows: number): void {
    this.break();
    const row = this.#rows.at(-1);
    if (row === undefined) return;
    while ((row.taken[row.nextColumn] ?? 0) > 0) row.nextColumn += 1;
    row.cells.push({ lines: [], column: row.nextColumn, isStruck: false });
    if (!isHeader) row.hasValues = true;
    for (let count = 0; count < columns; count += 1) row.taken[row.nextColumn + count] = rows;
    row.nextColumn += columns;
  }
  closeRow(): void {
    this.break();
    this.#depth = Math.max(0, this.#depth - 1);
    if (this.#depth >= MAX_ROW_DEPTH) return;
    const row = this.#rows.pop();
    if (row === undefined) return;
    for (const [column, rows] of row.taken.entries()) row.taken[column] = Math.max(0, (rows ?? 0) - 1);
    this.#target().push(...linesOfRow(row));
  }
  end(): void {
    this.#depth = Math.min(this.#depth, MAX_ROW_DEPTH);
    while (this.#rows.length > 0) this.closeRow();
    this.break();
  }
}

/** Wrappers of font size 0 contain visible blocks; the single pixel of a preheader hides everything inside. */
const inheritsTiny = (name: string, around: Tiny | false | undefined): Tiny | false =>
  around === 'frame' && BLOCKS.has(name) ? false : (around ?? false);

function openElement(layout: Layout, name: string, attributes: Readonly<Record<string, string>>): void {
  if (name === 'br' || name === 'hr') layout.break(true);
  else if (name === 'table') layout.openTable();
  else if (name === 'tr') layout.openRow();
  else if (name === 'td' || name === 'th')
    layout.openCell(name === 'th', spanOf(attributes.colspan), spanOf(attributes.rowspan));
  else if (HEADINGS.has(name) || BLOCKS.has(name)) layout.break();
  else if (!VOID.has(name)) layout.seam();
  if (HEADINGS.has(name)) layout.heading(1);
  if (name === 'pre') layout.preformatted(1);
}

/** Elements after which a blank line is seen. */
const SPACED = new Set(['p', 'ul', 'ol', 'dl']);

function closeElement(layout: Layout, name: string): void {
  if (name === 'tr') layout.closeRow();
  else if (name === 'table') layout.closeTable();
  else if (HEADINGS.has(name) || BLOCKS.has(name) || name === 'td' || name === 'th') layout.break();
  else layout.seam();
  if (HEADINGS.has(name)) layout.heading(-1);
  if (SPACED.has(name)) layout.break(true);
  if (name === 'pre') layout.preformatted(-1);
}

/** The layout of HTML as a person sees it: without hidden parts, a table row of short cells as one line with cells. */
export function htmlToDocument(html: string): MailDocument {
  const layout = new Layout();
  const classes = struckClasses(html);
  const open: { readonly name: string; readonly silent: boolean; readonly tiny: Tiny | false }[] = [];
  let silent = 0;
  parseBounded(html, {
    open(name, attributes) {
      const strikes = isStruck(name, attributes, classes);
      const hides = strikes || SILENT.has(name) || isHidden(attributes);
      if (strikes && silent === 0) layout.struck();
      if (!VOID.has(name)) {
        open.push({ name, silent: hides, tiny: isTiny(attributes) ?? inheritsTiny(name, open.at(-1)?.tiny) });
        if (hides) silent += 1;
      }
      if (silent === 0) openElement(layout, name, attributes);
    },
    text(text) {
      if (silent === 0 && !open.at(-1)?.tiny) layout.text(text);
    },
    close(name) {
      if (VOID.has(name)) return;
      if (open.pop()?.silent) silent -= 1;
      else if (silent === 0) closeElement(layout, name);
    },
  });
  layout.end();
  return layOut(layout.lines);
}
