import { parseBounded } from '../document/parse-bounded.ts';

const MAX_SCRIPT = 300_000;

/** Repairs vendors' mistakes in JSON: trailing commas, raw line breaks in strings, comments, entities. */
function mendJson(text: string): string {
  let mended = '';
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (inString) {
      if (char === '\\') {
        mended += char + text.charAt(at + 1);
        at += 1;
      } else if (char === '\n' || char === '\r' || char === '\t') mended += ' ';
      else {
        if (char === '"') inString = false;
        mended += char;
      }
    } else if (char === '"') {
      inString = true;
      mended += char;
    } else if (char === ',' && /^\s*(?:[}\]]|,|$)/.test(text.slice(at + 1, at + 60))) continue;
    else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at);
      at = end < 0 ? text.length : end + 1;
    } else mended += char;
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
