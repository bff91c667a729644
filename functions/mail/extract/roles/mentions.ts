import { findReference, looksLikeReference } from '../grammar/find-reference.ts';
import { hasTelephone } from '../grammar/find-telephone.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';

/** What a mention can be: something like a code is one that has a digit, or is all capitals. */
export type MentionKind = 'date' | 'time' | 'money' | 'code' | 'text';

/** A date, an hour, an amount, a code, or a text that may name something, where it stands in a mail. */
export interface Mention {
  readonly kind: MentionKind;
  /** 'YYYY-MM-DD', 'HH:MM', the amount with two decimals, the letters and digits of the code, or the text. */
  readonly value: string;
  readonly segment: ReadSegment;
  /** Offsets in the text of the segment. */
  readonly start: number;
  readonly end: number;
}

/** The mentioned words themselves. */
export const mentioned = ({ segment, start, end }: Mention): string => segment.text.slice(start, end);

/** Codes compare by their letters and digits. */
export const plainCode = (code: string): string => code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const CODE =
  /(?<![\p{L}\d.,@/-])(?=[^\s]*\d|[A-Z]{5,8}(?![\p{L}\d]))[A-Z\d](?:[A-Z\d./-]{1,24})[A-Z\d](?![\p{L}\d]|[.,:]\d)/gu;

function codesIn(segment: ReadSegment): Mention[] {
  const { text, dates, times, money } = segment;
  const taken = [...dates, ...times, ...money];
  const found = [...text.matchAll(CODE)].map((match) => ({
    value: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const whole = segment.prose ? undefined : findReference(text);
  const isNew = whole && !found.some(({ start, end }) => start === whole.start && end === whole.end);
  return (isNew ? [whole, ...found] : found)
    .filter(
      ({ value, start, end }) =>
        (looksLikeReference(value) || value === whole?.value) &&
        !hasTelephone(value) &&
        !taken.some((other) => start < other.end && end > other.start),
    )
    .map(({ value, start, end }) => ({ kind: 'code', value: plainCode(value), segment, start, end }));
}

const LONGEST_TEXT = 120;

/** A text is a mention as a whole: what a label names, a heading, or a cell. */
function textIn(segment: ReadSegment): Mention[] {
  const value = segment.text.trim();
  if (value.length < 2 || value.length > LONGEST_TEXT || segment.prose || !/\p{L}{2}/u.test(value)) return [];
  const start = segment.text.indexOf(value);
  return [{ kind: 'text', value, segment, start, end: start + value.length }];
}

const MENTIONS_IN: { readonly [kind in MentionKind]: (segment: ReadSegment) => Mention[] } = {
  date: (segment) => segment.dates.map(({ date, start, end }) => ({ kind: 'date', value: date, segment, start, end })),
  time: (segment) => segment.times.map(({ time, start, end }) => ({ kind: 'time', value: time, segment, start, end })),
  money: (segment) =>
    segment.money.map(({ amount, start, end }) => ({ kind: 'money', value: amount.toFixed(2), segment, start, end })),
  code: codesIn,
  text: textIn,
};

/** Every mention of a kind in a mail, in reading order. */
export const mentionsOf = ({ segments }: MailContext, kind: MentionKind): Mention[] =>
  segments.flatMap(MENTIONS_IN[kind]);
