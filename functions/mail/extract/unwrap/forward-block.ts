import type { Line } from '../document/mail-document.ts';
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

/**
 * 'On Mon, 5 Jan 2027 at 10:03, Name <a@b> wrote:' and similar: an address and a colon at the end of one or two lines.
 */
function attribution(lines: readonly Line[], at: number): ForwardBlock | undefined {
  for (const count of [1, 2, 3]) {
    const text = lines
      .slice(at, at + count)
      .map(textOf)
      .join(' ');
    if (!/[:：]\s*$/.test(text) || text.length > 400) continue;
    const match =
      /^(?:On|Am|Le|El|Il|Op|Em|Den|D\.|Em|No dia)?\s?(.{6,90}?)[\s,]+(?:schrieb|a écrit|escribió|ha scritto|schreef|escreveu|skrev)?\s?(?:["“]?[^<>"“”]{0,80}["”]?\s?<[^<>\s]+@[^<>\s]+>)\s?,?\s?(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|het volgende geschreven|escreveu|skrev|のメール)?\s?(?:följande|folgendes)?\s?[:：]$/iu.exec(
        text,
      );
    if (!match) continue;
    const from = /["“]?([^<>"“”,]{0,80})["”]?\s?<([^<>\s]+@[^<>\s]+)>/.exec(text);
    const sender = from?.[0].replace(
      /^.*\b(?:wrote|schrieb|a écrit|escribió|ha scritto|schreef|escreveu|skrev)\s/iu,
      '',
    );
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

function readBlock(lines: readonly Line[], at: number, marked: boolean): ForwardBlock | undefined {
  const values = new Map<string, string>();
  let end = at;
  let blanks = 0;
  let last: string | undefined;
  for (let index = at; index < Math.min(lines.length, at + MAX_BLOCK_LINES); index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    const text = textOf(line).trim();
    if (text === '') {
      blanks += 1;
      if (blanks > 1 || (values.has('from') && values.has('subject') && values.has('to'))) break;
      continue;
    }
    const header = headerIn(text);
    if (header) {
      if (values.has(header.field) && header.field !== 'other' && header.field !== 'to') break;
      values.set(header.field, header.value);
      last = header.field;
      end = index;
      blanks = 0;
    } else if (blanks === 0 && last !== undefined && (values.get(last) === '' || continues(text, last, values))) {
      values.set(last, `${values.get(last) ?? ''} ${text}`.trim());
      end = index;
    } else break;
  }
  const from = values.get('from');
  const fields = [...values.keys()].filter((field) => field !== 'other').length;
  if (from === undefined || fields < 2) return undefined;
  const address = from.includes('@');
  if (
    !(address && (values.has('subject') || values.has('date'))) &&
    !(marked && values.has('subject')) &&
    !(marked && fields >= 3)
  )
    return undefined;
  const [date, subject] = [values.get('date'), values.get('subject')];
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
