import { oneOf } from '../words/language-words.ts';

const ARROW = /\s*(?:→|⟶|➔|➜|➝|⇒|▶|►|✈︎?|🡒|⇄|↔|-{1,2}>|={1,2}>|–>|—>|\s>\s)\s*/u;
const TO = oneOf(({ route }) => route?.to);
const WORD = new RegExp(`\\s+(?:${TO})\\s+|\\s*(?:から|(?<!出)発(?![車行売着表日券]))\\s*|\\s+TO\\s+`, 'u');
const DASH = /\s+[-–—]\s+|(?<=\p{L})[–—](?=\p{Lu})|\s*[~～〜]\s*/u;

export interface Route {
  readonly from: string;
  readonly to: string;
  /** An arrow separates the ends, which is used only for routes. */
  readonly arrow: boolean;
  readonly dash: boolean;
}

const LEAD = new RegExp(
  `^.*?(?:(?<!\\p{L})(?:${oneOf(({ route }) => route?.from)}) |[:：]\\s)(?=[\\p{Lu}\\u3040-\\u9fff])`,
  'u',
);
const nameLike = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= 50 &&
  /^[\p{Lu}\d(\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(text) &&
  /\p{L}{2}/u.test(text) &&
  !/[.!?]\s|@|[€£$]/.test(text);

/** 'Civitavecchia / Olbia', which could be two names of one town as well. */
const SLASH = /\s*[/|]\s*/u;

/** 'Singapore — 12h 00m — Non-stop' */
const REMARK = /\s+[–—]\s.*$/u;

const MARKS: readonly (readonly [RegExp, boolean, boolean])[] = [
  [ARROW, true, false],
  [WORD, false, false],
  [DASH, false, true],
];

/** 'A → B', 'A to B' and 'A – B' with a name on either side; with a label that calls it a route 'A / B' too. */
export function splitRoute(text: string, isLabelled = false): Route | undefined {
  if (text.length > 140) return undefined;
  const marks = isLabelled ? [...MARKS, [SLASH, false, true] as const] : MARKS;
  for (const [pattern, arrow, dash] of marks) {
    const at = pattern.exec(text);
    if (!at || at.index === 0) continue;
    const before = text.slice(0, at.index).trim();
    const from = (before.includes(' ') ? before.replace(LEAD, '') : before).trim();
    const rest = text.slice(at.index + at[0].length);
    const again = pattern.exec(rest);
    const to = rest
      .slice(0, again?.index ?? rest.length)
      .replace(/\s*(?:[|·•]|,\s(?=\p{L}{2,9}\.? \d|\d+ \p{Ll})|\s\d{1,2}[:.]\d\d).*$/u, '')
      .replace(dash ? '' : REMARK, '')
      .replace(/(?:まで|着|行き?)\s*$/, '')
      .trim();
    if (nameLike(from) && nameLike(to) && from !== to && !/^[のはがをに]/.test(to)) return { from, to, arrow, dash };
  }
  return undefined;
}
