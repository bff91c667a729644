/** One `method=result` of an Authentication-Results field, and the domain that it is about. */
export interface MethodResult {
  /** 'spf', 'dkim', 'dmarc' or another, lower case. */
  readonly method: string;
  /** 'pass', 'fail', 'none' or another, lower case. */
  readonly result: string;
  /** Lower case; undefined where the field names none. */
  readonly domain: string | undefined;
}

/**
 * Which property of a method holds its domain (RFC 8601, section 2.7). `envelope-from` is what SES writes for SPF,
 * after a semicolon of its own.
 */
const DOMAIN_OF: Readonly<Record<string, RegExp>> = {
  spf: /(?:^|\s)(?:smtp\.mailfrom|envelope-from)=(?:\S*@)?([\w.-]+)(?=\s|$)/,
  dkim: /(?:^|\s)header\.(?:d=|i=\S*@)([\w.-]+)(?=\s|$)/,
  dmarc: /(?:^|\s)header\.from=([\w.-]+)(?=\s|$)/,
};
const RESULT = /^([\w-]+)(?:\/\d+)?=(\w+)(?=\s|$)/;
/** What SES writes for SPF after semicolons, as if each were a result of its own. */
const SES_SPF_PROPERTY = /^(?:client-ip|envelope-from|helo)=/;

/** The author of an Authentication-Results field, lower case: its authserv-id. */
export function serverOf(value: string): string {
  return value.toLowerCase().split(/[\s;]/, 1)[0] ?? '';
}

/**
 * Parses the value of an Authentication-Results field (RFC 8601, section 2.2). Text in comments and quoted strings is
 * never a result: a sender chooses the local part of their address, and may write `"; dmarc=pass"@…` there. If one of
 * them is unterminated, its extent is unknown: then no pass counts, and every failure does.
 */
export function parseAuthenticationResults(value: string): MethodResult[] {
  const text = value.toLowerCase().replace(/\s+/g, ' ');
  const bare = withoutFreeText(text);
  return bare === undefined ? failuresIn(text) : resultsIn(bare);
}

function resultsIn(bare: string): MethodResult[] {
  const [, ...parts] = bare
    .replace(/ *([=/]) */g, '$1')
    .split(';')
    .map((part) => part.trim());
  const results: string[] = [];
  for (const part of parts) {
    if (SES_SPF_PROPERTY.test(part)) results.push(`${results.pop() ?? ''} ${part}`);
    else if (part !== '') results.push(part);
  }
  return results.flatMap((part) => methodResult(part) ?? []);
}

function failuresIn(text: string): MethodResult[] {
  const found = text.matchAll(/\b(spf|dkim|dmarc)\s*=\s*(?!pass\b)(\w+)/g);
  return [...found].map(([, method = '', result = '']) => ({ method, result, domain: undefined }));
}

function methodResult(part: string): MethodResult | undefined {
  const [, method, result] = RESULT.exec(part) ?? [];
  if (method === undefined || result === undefined) return undefined;
  return { method, result, domain: DOMAIN_OF[method]?.exec(part)?.[1] };
}

/** Whether a character stands in a quoted string, or how deep in comments, and what is kept of it. */
interface Scan {
  readonly depth: number;
  readonly isQuoted: boolean;
  readonly kept: string;
}

function scan({ depth, isQuoted }: Scan, character: string): Scan {
  if (isQuoted) return character === '"' ? { depth, isQuoted: false, kept: '"' } : { depth, isQuoted, kept: '' };
  if (character === '"' && depth === 0) return { depth, isQuoted: true, kept: '' };
  if (character === '(') return { depth: depth + 1, isQuoted, kept: '' };
  if (character === ')' && depth > 0) return { depth: depth - 1, isQuoted, kept: depth === 1 ? ' ' : '' };
  return { depth, isQuoted, kept: depth > 0 ? '' : character };
}

/**
 * Replaces a comment (RFC 5322, 3.2.2; they nest) by a space, a quoted string (3.2.4) by a '"'; undefined if one is
 * unterminated.
 */
function withoutFreeText(value: string): string | undefined {
  let bare = '';
  let state: Scan = { depth: 0, isQuoted: false, kept: '' };
  for (let at = 0; at < value.length; at++) {
    const character = value[at] ?? '';
    const isFree = state.isQuoted || state.depth > 0;
    // A quoted pair (3.2.1) ends nothing.
    if (character === '\\' && isFree) {
      at++;
      continue;
    }
    state = scan(state, character);
    bare += state.kept;
  }
  return state.isQuoted || state.depth > 0 ? undefined : bare;
}
