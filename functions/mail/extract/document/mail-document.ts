import { MAX_DOCUMENT } from '../message/text-limits.ts';

/** A separate piece of a line: a table cell, or words set apart by wide gaps in plain text. */
export interface Cell {
  readonly text: string;
  /** Offset of the cell's first character in the document's text. */
  readonly start: number;
  /** Its position in the row: the column number of an HTML table, or the first character's column in plain text. */
  readonly column: number;
}

export interface Line {
  readonly text: string;
  readonly start: number;
  /** At least one, unless the line is blank. */
  readonly cells: readonly Cell[];
  /** The innermost HTML table that contains the line; absent in plain text. */
  readonly table?: number;
  readonly heading: boolean;
  /** A rule such as ----- or an <hr>, or a blank line. */
  readonly blank: boolean;
  /** A row of an HTML table with header cells (th) only. */
  readonly header?: boolean;
}

/** A mail's readable text with its layout. */
export interface MailDocument {
  readonly text: string;
  readonly lines: readonly Line[];
}

/** A line before its offset in the text is known. */
export interface LooseLine {
  readonly cells: readonly { readonly text: string; readonly column: number }[];
  readonly table?: number;
  readonly heading?: boolean;
  readonly header?: boolean;
}

/** The separator of a row's cells in the document's text. */
export const GAP = '   ';

/** The cells of a line and its text, where the line begins at `offset`. */
function joinCells(line: LooseLine, offset: number): { readonly cells: Cell[]; readonly text: string } {
  const cells: Cell[] = [];
  let text = '';
  const filled = line.cells.filter((cell) => cell.text !== '');
  const isArrow = (at: number) => at > 0 && at < filled.length - 1 && ARROW.test(filled[at]?.text ?? '');
  for (const [at, cell] of line.cells.entries()) {
    if (cell.text === '') continue;
    const before = cells.at(-1);
    const place = filled.indexOf(cell);
    const isWay = isArrow(place) || isArrow(place - 1) || isTakenOff(before?.text ?? '', cell.text);
    if (text !== '') text += GAP;
    // 'EUR 1.412,00', 'Rostock' '-->' 'Trelleborg': a sum over two cells and a way over three become one.
    if (
      before &&
      (isWay || isSumInTwo(before.text, cell.text) || isRange(before.text, cell.text, line.cells[at + 1]?.text))
    )
      cells[cells.length - 1] = { ...before, text: `${before.text}${GAP}${cell.text}` };
    else cells.push({ text: cell.text, start: offset + text.length, column: cell.column });
    text += cell.text;
  }
  return { cells, text };
}

/** Joins the lines into a document, up to its maximum; two blank lines in a row become one. */
export function layOut(loose: readonly LooseLine[]): MailDocument {
  const lines: Line[] = [];
  let offset = 0;
  let wasBlank = true;
  for (const line of loose) {
    if (offset > MAX_DOCUMENT) break;
    const { cells, text } = joinCells(line, offset);
    const blank = cells.length === 0 || isRule(text);
    if (wasBlank && cells.length === 0) continue;
    wasBlank = blank;
    lines.push({
      text,
      start: offset,
      cells: blank ? [] : cells,
      heading: line.heading === true,
      blank,
      ...(line.table === undefined ? {} : { table: line.table }),
      ...(line.header === true ? { header: true } : {}),
    });
    offset += text.length + 1;
  }
  return { text: lines.map(({ text }) => text).join('\n'), lines };
}

const ARROW = /^\s*(?:[→⟶➔➜➝⇒►✈]\uFE0E?|[-–=]{1,3}>)\s*$/u;
const DASHED_END = /(?:^|\s)[-–—]\s*$/u;
const NUMBERED = /\d/;
/** 'Sat 16 Oct 3 pm' '-' 'Sat 23 Oct 10 am': from and until, which gaps set apart. */
const isRange = (one: string, two: string, next: string | undefined): boolean =>
  (NUMBERED.test(one) && /^[-–—]$/u.test(two.trim()) && NUMBERED.test(next ?? '')) ||
  (DASHED_END.test(one) && NUMBERED.test(one) && NUMBERED.test(two));
/** '-' '1 200 Ft': an amount that is taken off, at the end of a row. */
const isTakenOff = (one: string, two: string): boolean => /^[-−–]$/u.test(one.trim()) && TAKEN_OFF.test(two);
const TAKEN_OFF =
  /^(?:\p{Sc}|\p{Lu}{3})?\s?\d{1,3}(?:[.,'’ ]?\d{3})*(?:[.,]\d{2})?\s?(?:\p{Sc}|\p{L}{1,4}\.?)$|^(?:\p{Sc}|\p{Lu}{3})\s?\d[\d.,'’ ]*$/u;
const UNIT =
  /^(?:EUR|Euro|USD|GBP|CHF|SEK|DKK|NOK|ISK|JPY|CAD|AUD|NZD|PLN|CZK|HUF|BRL|MXN|€|£|US\$|R\$|\$|¥|￥|kr\.?|円)$/;
const AMOUNT = /^\d{1,3}(?:[.,'’ ]\d{3})*(?:[.,]\d{2})?$/;
const isSumInTwo = (one: string, two: string): boolean =>
  (UNIT.test(one) && AMOUNT.test(two)) || (AMOUNT.test(one) && /[.,]\d{2}$/.test(one) && UNIT.test(two));

const isRule = (text: string): boolean => text.length < 400 && /^[\s\-_=*~.·•—–─━═#+|]{2,}$/.test(text);
