/** How much of a part's body is worth decoding: pictures and sounds hold no booking, and no text of one is this long. */
interface Budget {
  readonly bytes: number;
  readonly lines: number;
}

const TEXT: Budget = { bytes: 1_500_000, lines: 8_000 };
const FILE: Budget = { bytes: 8_000_000, lines: 110_000 };
const NOTHING: Budget = { bytes: 0, lines: 0 };
const MAX_HEADER_LINES = 2_000;
const HYPHEN = 45;
const READABLE_FILE = /pdf|pkpass|calendar|\.ics|rfc822|\.eml|ld\+json|ms-tnef|winmail/i;

function budgetOf(headers: string): Budget | undefined {
  const type = /^content-type:\s*([\w.+/-]+)/im.exec(headers)?.[1]?.toLowerCase() ?? 'text/plain';
  if (type.startsWith('multipart/') || type === 'message/rfc822') return undefined;
  if (type.startsWith('text/')) return TEXT;
  return READABLE_FILE.test(headers) ? FILE : NOTHING;
}

/**
 * Leaves out of a raw mail what would only cost time: bodies of pictures, and the far end of endless texts. Every line
 * that could be a boundary or a header stays, so the parts remain as they are.
 */
export function trimRaw(raw: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  const decoder = new TextDecoder('latin1');
  let headerStart = 0;
  let headerLines = 0;
  let inHeaders = true;
  let budget: Budget | undefined;
  let used = 0;
  let lines = 0;
  let runStart = 0;
  for (let at = 0; at < raw.length; ) {
    const newline = raw.indexOf(10, at);
    const end = newline < 0 ? raw.length : newline + 1;
    const blank = end - at <= 2 && (raw[at] === 10 || raw[at] === 13);
    const boundary = raw[at] === HYPHEN && raw[at + 1] === HYPHEN;
    let keep = true;
    if (inHeaders) {
      headerLines += 1;
      if (blank || headerLines > MAX_HEADER_LINES) {
        inHeaders = false;
        const headers = decoder.decode(raw.subarray(headerStart, Math.min(at, headerStart + 20_000)));
        budget = budgetOf(headers);
        if (/^content-type:\s*message\/rfc822/im.test(headers)) {
          inHeaders = true;
          headerStart = end;
          headerLines = 0;
        }
        used = 0;
        lines = 0;
      }
    } else if (boundary) {
      inHeaders = true;
      headerStart = end;
      headerLines = 0;
    } else if (budget !== undefined) {
      used += end - at;
      lines += 1;
      keep = used <= budget.bytes && lines <= budget.lines;
    }
    if (!keep) {
      if (runStart < at) kept.push(raw.subarray(runStart, at));
      runStart = end;
    }
    at = end;
  }
  if (runStart === 0) return raw;
  kept.push(raw.subarray(runStart));
  const trimmed = new Uint8Array(kept.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of kept) {
    trimmed.set(piece, offset);
    offset += piece.length;
  }
  return trimmed;
}
