import { couldBeReference } from '../checks/could-be-reference.ts';
import { evidenceAt, type MailContext } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';

/** '(conf. CS-8821)', '(airline code TR9KQX)', '(2 nights, booking AE-550912, cabin 4)': words, and the code that they name. */
const IN_PARENTHESES =
  /(?<=[(;,]\s?(?:\p{L}[\p{L}.º°]{1,14}:?\s){1,3}(?:[Nn][ºo°.]{1,2}\s)?)((?=[A-Z\d-]*\d)[A-Z\d]{2,10}(?:-[A-Z\d]{2,10}){0,3}|[A-Z]{6})(?=[),;])/gu;
const LEAST_LENGTH = 5;

/** Where a booking's own lines begin: at its title, else at its place. */
const beginningOf = ({ fields }: Draft): number | undefined =>
  fields.title?.evidence.start ?? fields.location?.evidence.start;

interface Code {
  readonly at: number;
  readonly found: Found<string>;
}

function codesIn({ segments }: MailContext): Code[] {
  return segments.flatMap((segment) =>
    [...segment.text.matchAll(IN_PARENTHESES)].flatMap(({ 0: value, index }): Code[] => {
      const span = { start: index, end: index + value.length };
      const others = [...segment.dates, ...segment.money, ...segment.times];
      const isCode = value.length >= LEAST_LENGTH && couldBeReference(value, span, others);
      return isCode ? [{ at: segment.start + index, found: { value, evidence: evidenceAt(segment, span) } }] : [];
    }),
  );
}

/**
 * The codes in parentheses behind each of several bookings of a programme, by the position of the booking; empty where
 * fewer than two have one of their own.
 */
export function codesOfParts(drafts: readonly Draft[], context: MailContext): readonly (Found<string> | undefined)[] {
  const starts = drafts.map(beginningOf);
  if (drafts.length < 2 || starts.includes(undefined)) return [];
  const codes = codesIn(context);
  const first = Math.min(...starts.map((start = 0) => start));
  // 'Hotel (voucher HV-330912)' above each: its heading is read with its section.
  if (codes.length < 2 || codes.some(({ at }) => at < first)) return [];
  const own = starts.map((start = 0) => {
    const end = Math.min(...starts.map((other = 0) => (other > start ? other : Infinity)));
    return codes.find(({ at }) => at > start && at < end)?.found;
  });
  return own.filter((code) => code !== undefined).length < 2 ? [] : own;
}
