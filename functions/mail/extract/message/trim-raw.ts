import { MAX_BOUNDARIES, MAX_PART_HEADERS } from './text-limits.ts';

/**
 * How much of a part's body is worth decoding: pictures and sounds contain no booking, and no booking's text is this
 * long.
 */
interface Budget {
  readonly bytes: number;
  readonly lines: number;
}

const TEXT: Budget = { bytes: 1_500_000, lines: 8_000 };
const FILE: Budget = { bytes: 8_000_000, lines: 110_000 };
/** Above the 10 MB of a document, in base64. */
const WHOLE_FILE: Budget = { bytes: 16_000_000, lines: 250_000 };
const NOTHING: Budget = { bytes: 0, lines: 0 };
const MAX_HEADER_LINES = 2_000;
const MAX_HEADER_BYTES = 20_000;
/** RFC 2046, 5.1.1: a boundary has at most 70 characters, between '--' and '--'. */
const MAX_BOUNDARY_LINE = 80;
const NEWLINE = 10;
const READABLE_FILE = /pdf|pkpass|calendar|\.ics|rfc822|\.eml|ld\+json|ms-tnef|winmail/i;

function budgetOf(headers: string, keepsFiles: boolean): Budget | undefined {
  const type = /^content-type:\s*([\w.+/-]+)/im.exec(headers)?.[1]?.toLowerCase() ?? 'text/plain';
  if (type.startsWith('multipart/') || type === 'message/rfc822') return undefined;
  if (type.startsWith('text/')) return TEXT;
  if (keepsFiles) return WHOLE_FILE;
  return READABLE_FILE.test(headers) ? FILE : NOTHING;
}

/** Walks over the lines of a raw mail and decides which bytes are kept. */
class Trimmer {
  readonly #raw: Buffer;
  readonly #keepsFiles: boolean;
  readonly #boundaries = new Set<string>();
  readonly #kept: Uint8Array[] = [];
  #keptTo = 0;
  #parts = 0;
  #delimiters = 0;

  constructor(raw: Uint8Array, keepsFiles: boolean) {
    this.#keepsFiles = keepsFiles;
    this.#raw = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  }

  trim(): Uint8Array {
    let at = 0;
    while (at < this.#raw.length) at = this.#body(this.#headers(at));
    if (this.#keptTo === 0) return this.#raw;
    this.#kept.push(this.#raw.subarray(this.#keptTo));
    return Buffer.concat(this.#kept);
  }

  #lineEnd(at: number): number {
    const newline = this.#raw.indexOf(NEWLINE, at);
    return newline < 0 ? this.#raw.length : newline + 1;
  }

  /** Reads one block of headers and the blank line after it. */
  #headers(from: number): { readonly at: number; readonly budget: Budget | undefined } {
    this.#parts += 1;
    if (this.#parts > MAX_PART_HEADERS) throw new RangeError('it has too many parts');
    let at = from;
    for (let lines = 0; at < this.#raw.length && lines < MAX_HEADER_LINES; lines += 1) {
      const first = this.#raw[at];
      if (first === NEWLINE || (first === 13 && this.#raw[at + 1] === NEWLINE)) break;
      if (this.#isDelimiter(at)) return { at, budget: NOTHING };
      at = this.#lineEnd(at);
    }
    const headers = this.#raw.toString('latin1', from, Math.min(at, from + MAX_HEADER_BYTES));
    for (const match of headers.matchAll(/\bboundary(?:\*\d?\*?)?\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi))
      this.#boundaries.add((match[1] ?? match[2] ?? '').trim());
    const end = this.#lineEnd(at);
    if (/^content-type:\s*message\/rfc822/im.test(headers)) return this.#headers(end);
    return { at: end, budget: budgetOf(headers, this.#keepsFiles) };
  }

  /** Reads a body up to and including its part's boundary; what is over the budget is dropped. */
  #body({ at: from, budget }: { readonly at: number; readonly budget: Budget | undefined }): number {
    let at = from;
    let lines = 0;
    while (at < this.#raw.length) {
      if (this.#isDelimiter(at)) return this.#lineEnd(at);
      const end = this.#lineEnd(at);
      lines += 1;
      if (budget !== undefined && (end - from > budget.bytes || lines > budget.lines)) {
        const next = this.#nextDelimiter(at);
        const stay = Math.min(Math.max(at, from + budget.bytes), lines > budget.lines ? at : end);
        this.#leaveOut(stay, next);
        return next === this.#raw.length ? next : this.#lineEnd(next);
      }
      at = end;
    }
    return at;
  }

  #isDelimiter(at: number): boolean {
    if (this.#raw[at] !== 45 || this.#raw[at + 1] !== 45) return false;
    const end = Math.min(this.#lineEnd(at), at + MAX_BOUNDARY_LINE);
    const line = this.#raw.toString('latin1', at + 2, end).trimEnd();
    const known = this.#boundaries.has(line) || (line.endsWith('--') && this.#boundaries.has(line.slice(0, -2)));
    if (known) this.#delimiters += 1;
    if (this.#delimiters > MAX_BOUNDARIES) throw new RangeError('it has too many parts');
    return known;
  }

  #nextDelimiter(from: number): number {
    if (this.#boundaries.size === 0) return this.#raw.length;
    let at = this.#raw.indexOf('\n--', from);
    for (let tries = 0; at >= 0 && tries < 100_000; tries += 1) {
      if (this.#isDelimiter(at + 1)) return at + 1;
      at = this.#raw.indexOf('\n--', at + 1);
    }
    return this.#raw.length;
  }

  /** Drops bytes, and ends the line that they begin in. */
  #leaveOut(from: number, to: number): void {
    this.#kept.push(this.#raw.subarray(this.#keptTo, from), Buffer.from('\r\n'));
    this.#keptTo = to;
  }
}

/**
 * Drops what would only cost time from a raw mail: bodies of pictures, and the rest of endless texts. Headers and
 * boundaries stay, so the parts keep their structure. `keepsFiles`: pictures and other files stay up to 10 MB and a bit
 * more. Throws RangeError for too many parts.
 */
export function trimRaw(raw: Uint8Array, { keepsFiles = false } = {}): Uint8Array {
  return new Trimmer(raw, keepsFiles).trim();
}
