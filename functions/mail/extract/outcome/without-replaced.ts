import type { MailDocument } from '../document/mail-document.ts';
import { findDates } from '../grammar/find-dates.ts';
import { findTimes } from '../grammar/find-times.ts';
import { isUnspaced } from '../words/is-unspaced.ts';
import { inAllLanguages } from '../words/language-words.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';
import { formerParts } from './former-sentence.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

const BEFORE = inAllLanguages(({ instead }) => instead?.before);
const AFTER = inAllLanguages(({ instead }) => instead?.after);

const FORMER_WORDS = inAllLanguages(({ former }) => former);
/** Finding dates takes longer than finding out that no such word is there. */
const ANY = caseless(alternatives([...BEFORE, ...AFTER, ...FORMER_WORDS]));

/** The preposition of an hour or a day: 'instead of at', 'au lieu de le', 'statt um'. */
const PREPOSITION = '(?:\\s?\\p{L}{1,4}\\.?){0,2}';
/** Words from a new value to the old one behind it. */
const TO_OLD = caseless(
  `(?:(?<!\\p{L})(?:${alternatives(BEFORE.filter((word) => !isUnspaced(word)))})|${alternatives(BEFORE.filter(isUnspaced))})${PREPOSITION}\\s*$`,
);
/** The same in languages that have the word behind the old value, and the new one after it. */
const BEHIND_OLD = caseless(
  `^[^\\p{L}]{0,2}(?:\\p{L}{1,4}\\s)?(?:(?:${alternatives(AFTER.filter((word) => !isUnspaced(word)))})(?!\\p{L})|${alternatives(AFTER.filter(isUnspaced))})`,
);
/** The old value in parentheses or after a comma: '11:25 (was 8:10)', '18.40 Uhr (bisher 7.25 Uhr)'. */
const FORMER = caseless(`^[^\\d.;]{0,8}[(\\[,]\\s?(?:${alternatives(FORMER_WORDS)})[:\\s]${PREPOSITION}\\s*$`);
/** The two values are in one sentence, with at most so many characters between them. */
const MAX_BETWEEN = 60;

/** The values of one kind in a text that others replace. */
function replacedAmong(text: string, mentions: readonly Span[]): Span[] {
  return mentions.filter((old, at) => {
    const [before, after] = [mentions[at - 1], mentions[at + 1]];
    const lead = before && text.slice(before.end, old.start);
    if (lead !== undefined && lead.length <= MAX_BETWEEN && (TO_OLD.test(lead) || FORMER.test(lead))) return true;
    return after !== undefined && BEHIND_OLD.test(text.slice(old.end, Math.min(after.start, old.end + MAX_BETWEEN)));
  });
}

/** The dates and times of a text that it says are replaced: '8:58' of 'leaves at 8:31 instead of 8:58'. */
function replacedIn(text: string): Span[] {
  if (!/\d/.test(text) || !ANY.test(text)) return [];
  const [times, dates] = [findTimes(text), findDates(text)];
  const former = formerParts(text);
  const isFormer = ({ start, end }: Span) => former.some((part) => part.start <= start && end <= part.end);
  return [...replacedAmong(text, times), ...replacedAmong(text, dates), ...[...times, ...dates].filter(isFormer)];
}

/** Whether a mail says of a date or a time that another replaces it. */
export const hasReplaced = ({ lines }: MailDocument): boolean =>
  lines.some(({ cells }) => cells.some(({ text }) => replacedIn(text).length > 0));

/** A document without the dates and times that it says are replaced. Offsets in the text stay the same. */
export function withoutReplaced({ text, lines }: MailDocument): MailDocument {
  const blank = (line: string) =>
    replacedIn(line).reduce(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      line,
    );
  return {
    text,
    lines: lines.map((line) => ({ ...line, cells: line.cells.map((cell) => ({ ...cell, text: blank(cell.text) })) })),
  };
}
