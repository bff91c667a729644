import { parseBounded } from '../document/parse-bounded.ts';

const MAX_SCRIPT = 300_000;

/** One piece of JSON as it should be written, and where the next begins. */
interface Mended {
  readonly text: string;
  readonly next: number;
  readonly inString: boolean;
}

function mendInString(text: string, at: number): Mended {
  const char = text.charAt(at);
  if (char === '\\') return { text: text.slice(at, at + 2), next: at + 2, inString: true };
  return { text: /[\n\r\t]/.test(char) ? ' ' : char, next: at + 1, inString: char !== '"' };
}

function mendOutside(text: string, at: number): Mended {
  const char = text.charAt(at);
  if (char === ',' && /^\s*(?:[}\]]|,|$)/.test(text.slice(at + 1, at + 60)))
    return { text: '', next: at + 1, inString: false };
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at);
    return { text: '', next: end < 0 ? text.length : end + 2, inString: false };
  }
  return { text: char, next: at + 1, inString: char === '"' };
}

/** Repairs vendors' mistakes in JSON: trailing commas, raw line breaks in strings, comments, entities. */
function mendJson(text: string): string {
  let mended = '';
  let inString = false;
  for (let at = 0; at < text.length; ) {
    const piece: Mended = inString ? mendInString(text, at) : mendOutside(text, at);
    mended += piece.text;
    at = piece.next;
    inString = piece.inString;
  }
  return mended.replace(/"(\s*\n\s*)"(?=[^"\n]{1,40}"\s*:)/g, '",$1"').replace(/}(\s*){/g, '},$1{');
}

function parse(text: string): unknown {
  const trimmed = text
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim();
  for (const candidate of [
    trimmed,
    mendJson(trimmed),
    mendJson(trimmed.replace(/&quot;/g, '"').replace(/&amp;/g, '&')),
  ]) {
    try {
      return JSON.parse(candidate);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

/** The JSON-LD blocks of a page, repaired where needed; unreadable ones are left out. */
export function jsonLdBlocks(html: string): unknown[] {
  if (/^\s*[[{]/.test(html)) {
    const whole = html.length < MAX_SCRIPT ? parse(html) : undefined;
    return whole === undefined ? [] : [whole];
  }
  if (!/ld\+json/i.test(html)) return [];
  const blocks: string[] = [];
  let open: string | undefined;
  parseBounded(html, {
    open: (name, attributes) => {
      if (name === 'script' && /ld\+json/i.test(attributes.type ?? '')) open = '';
    },
    text: (text) => {
      if (open !== undefined && open.length < MAX_SCRIPT) open += text;
    },
    close: (name) => {
      if (name !== 'script' || open === undefined) return;
      blocks.push(open);
      open = undefined;
    },
  });
  return blocks
    .slice(0, 40)
    .map(parse)
    .filter((block) => block !== undefined);
}
