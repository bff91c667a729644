import { monthNumber, weekdayNumbers } from '../grammar/calendar-words.ts';
import { MAX_LINE, MAX_LINES } from '../message/text-limits.ts';
import { type LooseLine, layOut, type MailDocument } from './mail-document.ts';
import { withGaps } from './seams.ts';

const QUOTED = /^(?:>[ ]?)+/;

/** Removes '>' quoting, and joins lines that format=flowed or a mail program wrapped (RFC 3676). */
function unquote(lines: readonly string[]): string[] {
  return lines.map((line) => (line.startsWith('>') ? line.replace(QUOTED, '') : line));
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/g;

/** How many columns of a fixed-width font a text takes: the letters of East Asia take two (Unicode, UAX 11). */
const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** Cells of a line of plain text, separated by tabs, pipes or gaps of two or more spaces. */
function cellsOf(line: string): LooseLine['cells'] {
  const cells: { text: string; column: number }[] = [];
  const separator = /(?<=\S\*) (?=\*\S)|\s*(?:[.·_]{4,}|…{2,})\s*|\t+| {2,}|\s*[|｜│┃]\s*/g;
  let from = 0;
  const add = (text: string, column: number) => {
    // '便名      ：HS531便': the colon belongs to the label before the gap.
    const lead = /^\s*(?:[:：]\s*)?/.exec(text)?.[0].length ?? 0;
    const trimmed = text.slice(cells.length > 0 ? lead : 0).trim();
    if (trimmed !== '') cells.push({ text: trimmed, column: widthOf(line.slice(0, column + text.indexOf(trimmed))) });
  };
  for (let match = separator.exec(line); match !== null; match = separator.exec(line)) {
    add(line.slice(from, match.index), from);
    from = match.index + match[0].length;
    if (match[0] === '') break;
  }
  add(line.slice(from), from);
  return cells;
}

/** Lines copied from a table contain tabs: their cells are numbered like those of an HTML table. */
function tabbed(line: string, table: number): LooseLine {
  const cells = line.split('\t').map((text, column) => ({ text: text.trim(), column }));
  return { cells: cells.filter((cell) => cell.text !== ''), table };
}

/** The widths at which mail programs and people wrap text. */
const MIN_WRAP = 52;
const MAX_WRAP = 100;
/** A line of a list, a table, a rule, or one that begins with a short label. */
const NO_RUNNING_TEXT =
  /^\s*(?:[-*•·■●>|+#=]|\d{1,2}[.)]\s)|\S {2,}\S|[.·_…]{4,}|[\t|]|^[^:：]{1,32}[:：](?:\s|$)|[\u3040-\u30ff\u3400-\u9fff]|^\s*$/;

/** The lines of a block without blank lines and lists, joined where they were wrapped. */
function unwrapped(block: readonly string[]): string[] {
  const width = Math.max(0, ...block.map((line) => line.length));
  if (block.length < 2 || width < MIN_WRAP || width > MAX_WRAP) return [...block];
  const joined: string[] = [];
  let paragraph = '';
  for (const [index, line] of block.entries()) {
    paragraph = paragraph === '' ? line : `${paragraph} ${line.trimStart()}`;
    const next = block[index + 1];
    if (next !== undefined && goesOn(line, next, block.length, width) && paragraph.length < MAX_LINE) continue;
    joined.push(paragraph);
    paragraph = '';
  }
  return joined;
}

/** 'du samedi 10 juillet au samedi' above '24 juillet 2027', '10. Juli' above '2027 um 14 Uhr': a date was wrapped. */
function breaksDate(line: string, next: string): boolean {
  const [last = ''] = /\p{L}{2,}\.?,?$/u.exec(line) ?? [];
  const word = last.replace(/[.,]+$/, '');
  if (weekdayNumbers(word) !== undefined) return /^\s*\d{1,2}(?!\d|:)/.test(next);
  return monthNumber(word) !== undefined && /\d/.test(line) && /^\s*20\d\d(?!\d)/.test(next);
}

/** Whether a line was wrapped: the next word would not have fitted, and the sentence is not at its end. */
function goesOn(line: string, next: string, count: number, width: number): boolean {
  if (line.length >= MIN_WRAP && breaksDate(line, next)) return true;
  const word = /^\S+/.exec(next)?.[0] ?? '';
  if (line.length + 1 + word.length <= width) return false;
  // In a block of two lines, the first is always as wide as the block.
  return /^\p{Ll}/u.test(next.trimStart()) || (count > 2 && /[\p{L},;–-]$/u.test(line));
}

/** Lines that were wrapped because the next word would not have fitted are one paragraph. */
function joinParagraphs(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && !NO_RUNNING_TEXT.test(lines[end] ?? '')) end += 1;
    joined.push(...unwrapped(lines.slice(at, end).map((line) => line.trimEnd())));
    if (end < lines.length) joined.push(lines[end] ?? '');
    at = end + 1;
  }
  return joined;
}

/** The layout of plain text: lines, and cells where wide gaps or tabs separate columns. */
export function textToDocument(text: string): MailDocument {
  let table = 0;
  let inTable = false;
  const lines = joinParagraphs(unquote(withGaps(text).split('\n').slice(0, MAX_LINES))).map((full): LooseLine => {
    const line = full.slice(0, MAX_LINE).replace(/\s+$/, '');
    const isRow = /\S\t+\S/.test(line) && !/ {2,}\S/.test(line.trim());
    if (isRow && !inTable) table += 1;
    inTable = isRow;
    return isRow ? tabbed(line, table) : { cells: cellsOf(line) };
  });
  return layOut(lines);
}
