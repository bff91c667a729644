import { inAllLanguages } from '../words/language-words.ts';

/** A booking reference as written after its label. */
export interface ReferenceMention {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const CODE = /[\p{Lu}\p{N}][\p{Lu}\p{Ll}\p{N}]*(?:[-./_][\p{L}\p{N}]+){0,6}/gu;
const WORDS = new Set(inAllLanguages(({ references }) => references?.noCodes).map((word) => word.toUpperCase()));

/** Seven or eight capitals are a word if they have its vowels: 'AIRLINE', but not 'LKMVQZP'. */
const CAPITALS = /^(?:[A-Z]{5,6}|(?!(?:[^AEIOUYÀ-Ý]*[AEIOUYÀ-Ý]){2})[A-Z]{7,8})$/u;

/** Looks like a code: has a digit, or is five to eight capitals that are no word; is not a date, time, weight or single small number. */
export function looksLikeReference(value: string): boolean {
  if (value.length < 3 || value.length > 40 || WORDS.has(value.toUpperCase())) return false;
  if (/^\d{1,2}([./-])\d{1,2}(?:\1\d{2,4})?$|^\d{4}-\d\d-\d\d$|^(?:19|20)\d\d$|^\d{1,2}$/.test(value)) return false;
  if (/\d/.test(value)) return /^[^\p{Ll}]*$/u.test(value) || /^[\p{L}\p{N}]+(?:[-./_][\p{L}\p{N}]+)*$/u.test(value);
  return CAPITALS.test(value) || /^\p{Lu}{2,6}-\p{Lu}{2,8}$/u.test(value);
}

/** 'ASN-4T7 K9L', 'NDP 5J82 044', 'QT 660-918': groups of few letters and digits that are all there is. */
const GROUPS =
  /^[^\p{L}\d]{0,3}((?:[\p{Lu}\d]{1,5}|[\p{Lu}\d]{1,5}[-/.][\p{Lu}\d]{2,6})(?: [\p{Lu}\d]{2,6}(?:[-/.][\p{Lu}\d]{2,6}){0,2}){1,3})\W{0,2}$/u;
const LETTERS_OF_GROUP = 4;

function wholeCode(head: string): ReferenceMention | undefined {
  const value = GROUPS.exec(head.trim())?.[1];
  if (value === undefined) return undefined;
  const groups = value.split(' ');
  const isWord = groups.some((group) => !/\d/.test(group) && (group.length > LETTERS_OF_GROUP || WORDS.has(group)));
  const digits = value.match(/\d/g)?.length ?? 0;
  if (isWord || digits < 3 || value.length < 7) return undefined;
  const start = head.indexOf(value);
  return { value, start, end: start + value.length };
}

/** The first code in a label's value. Grouped digits, '123 456 789', are one code. */
export function findReference(text: string): ReferenceMention | undefined {
  const head = text.slice(0, 120);
  // 'CV/5MKQ7T', 'AIRLINE CV/5MKQ7T': the airline, and its record locator.
  const located = /^\W{0,3}(?:\p{L}+ )?[A-Z\d]{2}\/([A-Z\d]{6})(?![A-Z\d])/u.exec(head);
  if (located?.[1]) {
    const start = head.indexOf(located[1]);
    return { value: located[1], start, end: start + 6 };
  }
  const grouped = /^\W{0,3}(\d{1,5}(?: \d{2,5}){1,4})(?=$|[\s,;.)])/.exec(head);
  const isGroup =
    grouped?.[1] !== undefined && (grouped[1].replace(/ /g, '').length >= 6 || /^\d{2} \d{3}$/.test(head.trim()));
  if (grouped?.[1] && isGroup && !/^\W{0,3}\d{2} \d{2} (?:19|20)\d\d/.test(head)) {
    const start = head.indexOf(grouped[1]);
    return { value: grouped[1], start, end: start + grouped[1].length };
  }
  // 'RC 0088 417 552', 'LC 41/2027'
  const parted =
    /^[^\p{L}\d]{0,3}(\p{Ll}?\p{Lu}{1,4}(?: \d{2,5}){2,4}(?: \d)?|\p{Lu}{1,4}-\d{1,5}(?: \d{2,5}){1,3}|\p{Lu}{1,4} \d{1,5}\/\d{2,4}(?:-\d{1,4})?)(?=$|[\s,;.)])/u.exec(
      head,
    );
  if (parted?.[1]) {
    const start = head.indexOf(parted[1]);
    return { value: parted[1], start, end: start + parted[1].length };
  }
  const spaced = /^[^\p{L}\d]{0,3}(\p{Ll}?\p{Lu}{1,4} \d{3,9})$/u.exec(head.trim());
  if (spaced?.[1]) {
    const start = head.indexOf(spaced[1]);
    return { value: spaced[1], start, end: start + spaced[1].length };
  }
  const whole = wholeCode(head);
  if (whole) return whole;
  CODE.lastIndex = 0;
  for (let match = CODE.exec(head); match !== null; match = CODE.exec(head)) {
    const value = match[0];
    if (match.index > 60) return undefined;
    if (looksLikeReference(value)) return { value, start: match.index, end: match.index + value.length };
  }
  return undefined;
}
