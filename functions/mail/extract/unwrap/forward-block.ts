import words from '../../data/forward-words.json' with { type: 'json' };
import type { Line } from '../document/mail-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';
import { headerIn, isForwardMarker } from './header-words.ts';

/** The header lines that a mail program wrote above a forwarded mail, and how many lines they take. */
export interface ForwardBlock {
  readonly firstLine: number;
  /** The first line of the forwarded mail. */
  readonly bodyLine: number;
  readonly from: string;
  readonly date?: string;
  readonly subject?: string;
}

const MAX_BLOCK_LINES = 24;
const textOf = (line: Line): string => line.cells.map((cell) => cell.text).join(' ');

const WROTE = alternatives(words.attribution.wrote);
const ATTRIBUTION = caseless(
  `^(?:${alternatives(words.attribution.before)})?\\s?(.{6,90}?)[\\s,]+(?:${WROTE})?\\s?(?:["“]?[^<>"“”]{0,80}["”]?\\s?<[^<>\\s]+@[^<>\\s]+>)\\s?,?\\s?(?:${WROTE})?\\s?(?:${alternatives(words.attribution.after)})?\\s?[:：]$`,
);
const UP_TO_WROTE = caseless(`^.*(?<!\\p{L})(?:${WROTE})\\s`);
const joined = (lines: readonly Line[]): string => lines.map(textOf).join(' ');
const isDated = (lines: readonly Line[]): boolean => findDates(joined(lines)).length > 0;
const isAttribution = (text: string): boolean => text.length <= 400 && /[:：]\s*$/.test(text) && ATTRIBUTION.test(text);

/**
 * 'On Mon, 5 Jan 2027 at 10:03, Name <a@b> wrote:' and similar: an address and a colon at the end of up to three lines,
 * without a gap, and without a line above that is not part of it.
 */
function attribution(lines: readonly Line[], at: number): ForwardBlock | undefined {
  for (const count of [1, 2, 3]) {
    const own = lines.slice(at, at + count);
    if (own.some(({ blank }) => blank)) return undefined;
    const text = joined(own);
    if (!isAttribution(text)) continue;
    if (own.some((_, from) => from > 0 && isDated(own.slice(from)) && isAttribution(joined(own.slice(from)))))
      return undefined;
    const from = /["“]?([^<>"“”,]{0,80})["”]?\s?<([^<>\s]+@[^<>\s]+)>/.exec(text);
    const sender = from?.[0].replace(UP_TO_WROTE, '');
    const date = text.slice(0, text.indexOf('<'));
    return { firstLine: at, bodyLine: at + count, from: sender ?? '', date };
  }
  return undefined;
}

/** Finds the next block of forwarded headers, starting at a line. */
export function findForward(lines: readonly Line[], start: number): ForwardBlock | undefined {
  let marker = -10;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.text === '') continue;
    const text = textOf(line) || line.text;
    if (isForwardMarker(text)) marker = at;
    const header = headerIn(text);
    if (header) {
      const block = readBlock(lines, at, at - marker <= 6);
      if (block) return block;
    }
    const quoted = attribution(lines, at);
    if (quoted) return quoted;
  }
  return undefined;
}

/** The header fields of a forward while they are read. */
interface Fields {
  readonly values: Map<string, string>;
  last?: string;
  /** The line of the last field. */
  end: number;
  blanks: number;
}

/** Takes one line into the fields; false where it is no longer one of them. */
function takeLine(fields: Fields, text: string, index: number): boolean {
  const { values, last } = fields;
  if (text === '') {
    fields.blanks += 1;
    return fields.blanks < 2 && !(values.has('from') && values.has('subject') && values.has('to'));
  }
  const header = headerIn(text);
  if (header) {
    if (values.has(header.field) && header.field !== 'other' && header.field !== 'to') return false;
    values.set(header.field, header.value);
    fields.last = header.field;
    fields.blanks = 0;
  } else {
    if (fields.blanks > 0 || last === undefined) return false;
    if (values.get(last) !== '' && !continues(text, last, values)) return false;
    values.set(last, `${values.get(last) ?? ''} ${text}`.trim());
  }
  fields.end = index;
  return true;
}

/** Whether the fields are those of a mail: an address with a subject or date, or with fewer a marker above them. */
function areHeaders(values: ReadonlyMap<string, string>, marked: boolean): boolean {
  const from = values.get('from');
  const count = [...values.keys()].filter((field) => field !== 'other').length;
  if (from === undefined || count < 2) return false;
  if (from.includes('@') && (values.has('subject') || values.has('date'))) return true;
  return marked && (values.has('subject') || count >= 3);
}

function readBlock(lines: readonly Line[], at: number, marked: boolean): ForwardBlock | undefined {
  const fields: Fields = { values: new Map(), end: at, blanks: 0 };
  for (const [offset, line] of lines.slice(at, at + MAX_BLOCK_LINES).entries())
    if (!takeLine(fields, textOf(line).trim(), at + offset)) break;
  const { values, end } = fields;
  const [from, date, subject] = [values.get('from'), values.get('date'), values.get('subject')];
  if (from === undefined || !areHeaders(values, marked)) return undefined;
  return { firstLine: at, bodyLine: end + 1, from, ...(date ? { date } : {}), ...(subject ? { subject } : {}) };
}

/** The rest of a long header that was wrapped over two lines: the end of an address or subject. */
const continues = (text: string, field: string, values: ReadonlyMap<string, string>): boolean =>
  (field === 'from' && !(values.get('from') ?? '').includes('@') && text.includes('@')) ||
  (field === 'to' && /^[^:]{0,200}@[^:]{0,200}$/.test(text)) ||
  (field === 'subject' &&
    (values.get('subject') ?? '').length > 45 &&
    text.length < 60 &&
    !values.has('to') &&
    !/[.!]$/.test(text));
