import { weekdayNumbers } from '../grammar/calendar-words.ts';
import { findDates } from '../grammar/find-dates.ts';
import { SAYINGS } from '../outcome/sayings.prepared.ts';
import { inAllLanguages, oneOf } from '../words/language-words.ts';
import { sensesOf } from '../words/stem-index.ts';
import { alternatives, capitalised, caseless } from '../words/word-pattern.ts';
import { labelAtStart, type Role, type Roles } from './roles.ts';

/** A piece of a cell: at most one label, and the value after it. */
export interface LabelledPiece {
  readonly roles?: Roles;
  readonly label?: string;
  readonly value: string;
  /** Offset of the value in the cell. */
  readonly valueStart: number;
  /** A colon, or the end of the text, ends the label. */
  readonly strict: boolean;
}

const SEPARATOR =
  /^[.°º]?(?:\s?[.·_…]{2,})?[\s)\]】］>*_]*(?:[:：=#]|[-–—](?=\s)|n[.°º]?\s?[:：]|\(\w\)\s*[:：])?[\s:：*_>）】］\])]*/;
/** Before the colon a verb may stand: 'Your booking code is: …', 'O seu localizador é: …'. */
const VERB = caseless(`^\\s(?:${alternatives(inAllLanguages(({ copula }) => copula))})(?=\\s?[:：])`);
const STARTS_VALUE = /^[\d€£$¥￥(#+]|^\p{Lu}|^[\u3040-\u30ff\u3400-\u9fff]/u;

/** For these labels names follow only after a colon: 'Hotel Azahar' is a name, 'Hotel: Azahar' a label and a name. */
const NAMING: readonly Role[] = [
  'hotel',
  'restaurant',
  'event',
  'venue',
  'person',
  'vehicle',
  'guests',
  'room',
  'carrier',
  'detail',
  'stop',
  'address',
  'deadline',
  'partOfPrice',
  'route',
  'time',
  'meetingPoint',
];
const STARTS_NUMBER = /^[\d€£$¥￥(+#]|^[\p{Lu}]{1,3}\s?\d|^[\u3040-\u30ff\u3400-\u9fff]/u;

/** 'ホテル海風': the name continues right after the word. */
const isWhole = (label: string, separator: string): boolean =>
  separator === '' && /[\u30a0-\u30ff\u3400-\u9fff]$/.test(label) && !/[名先称]$/.test(label);

const prosaic = (text: string) => text.length > 90 && /[.!?。](?:\s|$)/.test(text);

const TAX = oneOf(({ tax }) => tax?.names);
const TAX_INCLUDED = oneOf(({ tax }) => tax?.included);
/**
 * 'Total (EUR)', 'Endpreis inkl. 19 % MwSt.', 'Samlet pris DKK': what belongs to the label of a sum, up to its colon or
 * end.
 */
const SUM_TAIL = caseless(
  `^\\s*(?:[(（,]\\s*)?(?:${TAX_INCLUDED}\\.?|(?:${oneOf(({ tax }) => tax?.with)}) (?:${TAX})|${TAX}|EUR|USD|GBP|CHF|SEK|DKK|NOK|JPY|CAD|AUD|BRL|€|£|\\$|円)(?![\\p{L}\\d])[^\\d:：\\n]{0,30}(?:\\d{1,2}(?:[.,]\\d{1,2})?\\s?%[^\\d:：\\n]{0,14})?(?=[:：]|$)`,
);
/** 'Arrivée / départ', 'Check-in / out': the second word of such a pair, short. */
const OTHER_END = caseless(
  `^\\s{0,2}(?:[/|・&+]|${oneOf(({ and }) => and)})\\s{0,2}-?(?:${oneOf(({ outAlone }) => outAlone)})(?!\\p{L})`,
);

/**
 * 'Booking code Lufthansa:', 'Booking code of the airline:', 'Return to Hanoi:': whose code it is, or more of the moment, up
 * to the colon; of a code also up to the end behind a label of two words.
 */
const WHOSE = /^(?:(?:\s(?:\p{Lu}{2,4}|\p{L}[\p{Ll}’'-]+)){1,2}|(?:\s\p{Ll}[\p{Ll}’'-]*){3,4})(?=\s?[:：])/u;
const WHOSE_AT_END = /^(?:\s(?:\p{Lu}{2,4}|\p{L}[\p{Ll}’'-]+)){1,2}$/u;
/** 'Arrival (estimated)', 'Ticket code (PNR):': a remark, up to the colon or the end. */
const REMARK = /^\s?[(（][^()（）\d]{2,24}[)）](?=\s?(?:[:：]|$))/u;

/** Moments and places whose labels may say more. */
const TOLD: readonly Role[] = ['endTime', 'return', 'checkInTime', 'checkOutTime', 'meetingPoint', 'pickUp', 'dropOff'];

/** 'Your booking is confirmed' is a sentence, and no label. */
const confirmsIn = (text: string): boolean =>
  [...sensesOf(SAYINGS, text)].some((sense) => sense.endsWith(' confirmed'));

function tailOf(roles: Roles, rest: string, words: number): number {
  if (roles.has('total')) return SUM_TAIL.exec(rest)?.[0].length ?? 0;
  const isReference = roles.has('reference');
  const more = isReference || TOLD.some((role) => roles.has(role)) ? WHOSE.exec(rest) : null;
  const whose = more ?? (isReference && words > 1 && !confirmsIn(rest) ? WHOSE_AT_END.exec(rest) : null);
  return (whose ?? REMARK.exec(rest))?.[0].length ?? 0;
}

/** The labels that a text begins with: one, or the same in another language after a slash. */
function leadingLabels(
  text: string,
): { readonly roles: Roles; readonly end: number; readonly words: number } | undefined {
  let end = 0;
  let roles: Roles | undefined;
  let words = 0;
  for (let round = 0; round < 3; round += 1) {
    const found = labelAtStart(text.slice(end));
    if (!found) break;
    if (round > 0 && !/^[\s)]*(?:[:：/]|$)/.test(text.slice(end + found.end))) break;
    roles = new Set([...(roles ?? []), ...found.roles]);
    end += found.end;
    words += found.words;
    const other = roles.has('checkIn') ? OTHER_END.exec(text.slice(end)) : null;
    if (other) {
      roles = new Set([...roles, 'checkOut']);
      end += other[0].length;
    }
    // 'Abholung/Rückgabe Ort': the place of both.
    if (round > 0 && roles.has('pickUp') && roles.has('dropOffPlace')) roles = new Set([...roles, 'pickUpPlace']);
    const bilingual = /^\s{0,2}[/|（(]\s{0,2}(?=\p{L})/u.exec(text.slice(end));
    if (!bilingual || !labelAtStart(text.slice(end + bilingual[0].length))) break;
    end += bilingual[0].length;
  }
  return roles && { roles, end: end + tailOf(roles, text.slice(end), words), words };
}

/** A label with what separates it from its value. */
interface Separated {
  readonly text: string;
  readonly label: string;
  readonly roles: Roles;
  readonly words: number;
  readonly separator: string;
  readonly value: string;
}

const MOMENTS = ['departure', 'arrival', 'checkIn', 'checkOut', 'pickUp', 'dropOff'] as const;
const MAX_WEEKDAY = 16;
/** 'fredag 11 juni 2027', 'วันศุกร์ที่ 12 มีนาคม 2570': a day, with at most its weekday before it. */
function startsWithDay(value: string): boolean {
  const [first] = findDates(value.slice(0, 60));
  return first !== undefined && first.start <= MAX_WEEKDAY && !/\s\p{L}+\s\p{L}+\s/u.test(value.slice(0, first.start));
}

/** Whether words that no colon sets apart are a label, rather than the beginning of a name or a sentence. */
function isLabelWithoutColon({ text, label, roles, words, separator, value }: Separated): boolean {
  if (weekdayNumbers(label) !== undefined) return false;
  const isShort = words === 1 && label.length <= 3 && !roles.has('from') && !roles.has('to');
  if (isShort && !/^\d/.test(value)) return false;
  const isNaming = NAMING.some((role) => roles.has(role));
  if (isNaming && (!STARTS_NUMBER.test(value) || isWhole(label, separator))) return false;
  const isMoment = MOMENTS.some((role) => roles.has(role));
  const isApart = separator !== '' || /^[\u3040-\u30ff\u3400-\u9fff]/.test(label) || value === '';
  if (!isApart || !(STARTS_VALUE.test(value) || (isMoment && startsWithDay(value))) || prosaic(text)) return false;
  const isLowWord = words === 1 && /^\p{Ll}/u.test(label);
  return !isLowWord || /^\d|^\p{L}{2,9}[.,]?\s\d/u.test(value);
}

/** Reads 'Label: value', 'Label value' and 'Label / other language: value' at the beginning of the text. */
function readPiece(text: string): LabelledPiece {
  const found = leadingLabels(text);
  if (!found) return { value: text, valueStart: 0, strict: false };
  const { roles, words, end } = found;
  const rest = text.slice(end);
  const verb = VERB.exec(rest)?.[0] ?? '';
  const separator = verb + (SEPARATOR.exec(rest.slice(verb.length))?.[0] ?? '');
  const value = rest.slice(separator.length);
  const label = text.slice(0, end).trim();
  const isPictured = /^\p{Extended_Pictographic}\uFE0F?$/u.test(label);
  const strict = isPictured || /[:：=#]|[-–—]|[\]】］]/.test(separator) || value.trim() === '';
  return strict || isLabelWithoutColon({ text, label, roles, words, separator, value })
    ? { roles, label, value, valueStart: end + separator.length, strict }
    : { value: text, valueStart: 0, strict: false };
}

/** Maximum colons in a line: one with more is not a list of labels. */
const MAX_COLONS = 24;

const BEFORE_TAX = caseless(
  `(?<!\\p{L})(?:${oneOf(({ tax }) => [...(tax?.included ?? []), ...(tax?.excluded ?? [])])})\\.?\\s$`,
);

/** Where another 'Label:' begins within the text, after at least one character. */
function nextLabel(text: string, from: number): number | undefined {
  const colon = /(?<!\d)[:：](?!\/\/)/g;
  colon.lastIndex = from;
  let tries = 0;
  for (let match = colon.exec(text); match !== null && tries < MAX_COLONS; match = colon.exec(text)) {
    tries += 1;
    const before = text.slice(Math.max(from, match.index - 48), match.index);
    const breaks = [...before.matchAll(/(?:[,;•·|/.)]\s*|\s[-–]\s|\s)(?=[\p{L}])/gu)];
    for (const at of breaks) {
      const start = (at.index ?? 0) + at[0].length;
      const candidate = before.slice(start);
      const label = labelAtStart(candidate);
      if (BEFORE_TAX.test(before.slice(0, start))) continue;
      const weak = /^\s$/.test(at[0]) && /^\p{Ll}/u.test(candidate);
      if (label && !weak && label.end >= candidate.trimEnd().length && start + Math.max(from, match.index - 48) > from)
        return Math.max(from, match.index - 48) + start;
    }
  }
  return undefined;
}

/** 'Übernahme 09.05.2027, 14:00 Uhr Rückgabe 16.05.2027': after a time or date, a label before the next. */
const AFTER_HOUR = capitalised(inAllLanguages(({ times }) => times?.after));
const AFTER_A_TIME = new RegExp(
  `(?<=\\d(?:\\s?(?:h|[ap]\\.?m\\.?|${AFTER_HOUR}))?\\s?[,;·|–-]?\\s{1,3})(?!(?:${AFTER_HOUR})(?!\\p{L}))\\p{Lu}[\\p{L}-]{2,20}(?:\\s\\p{L}{2,12})?(?=\\s+(?:\\p{L}{2,4}\\.?,?\\s)?\\d)`,
  'gu',
);

function nextMoment(text: string, from: number): number | undefined {
  for (const match of text.matchAll(AFTER_A_TIME)) {
    if (match.index <= from) continue;
    const label = labelAtStart(match[0]);
    if (label && label.end >= match[0].length && MOMENTS.some((role) => label.roles.has(role))) return match.index;
  }
  return undefined;
}

/** Splits a cell where labels with colons begin: 'PNR: X, Train: 12138, Date: …' becomes three pieces. */
export function splitLabels(cell: string): LabelledPiece[] {
  const pieces: LabelledPiece[] = [];
  let from = 0;
  for (let count = 0; count < 24; count += 1) {
    const piece = readPiece(cell.slice(from));
    const valueAt = from + piece.valueStart;
    const from1 = Math.max(valueAt, from + 1);
    const [colon, moment] = [nextLabel(cell, from1), piece.roles ? nextMoment(cell, from1) : undefined];
    const next = colon === undefined || (moment !== undefined && moment < colon) ? (moment ?? colon) : colon;
    const value = cell.slice(valueAt, next).replace(/[\s,;•·|]+$/, '');
    pieces.push({ ...piece, value, valueStart: valueAt });
    if (next === undefined) break;
    from = next;
  }
  return pieces;
}
