import { findSpokenHour } from '../grammar/spoken-hour.ts';
import { evidenceAt, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { inAllLanguages } from '../words/language-words.ts';
import { alternatives, caseless, orWords } from '../words/word-pattern.ts';

const TABLE = alternatives(inAllLanguages(({ table }) => table));
/** Shorter words stand before other things, too: 'mesa para dos a las 21'. */
const UNTIL = alternatives(inAllLanguages(({ until }) => until).filter(({ length }) => length >= 3));
/** 'The table is yours until', 'Tisch gehört euch bis' */
const TABLE_UNTIL = orWords(
  caseless(`(?<!\\p{L})(?:${TABLE})\\s(?:\\p{L}+\\s){0,4}(?:${UNTIL})(?!\\p{L})`),
  inAllLanguages(({ tableUntil }) => tableUntil),
);
/** How far behind these words the hour stands. */
const REACH = 40;
const NOON = 12 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The hour behind the words about the table: in digits, else in words, then the next after the start. */
function endIn(segment: ReadSegment, start: Found<string> | undefined): Found<string> | undefined {
  const said = TABLE_UNTIL.exec(segment.text);
  if (!said) return undefined;
  const from = said.index;
  const until = from + said[0].length + REACH;
  const time = segment.times.find((each) => each.start >= from && each.start < until && each.stamp !== true);
  if (time) return foundTime(segment, time);
  const spoken = findSpokenHour(segment.text.slice(from, until));
  if (!spoken || !start) return undefined;
  const isEarlier = spoken.minutes <= minutesOf(start.value);
  const minutes = isEarlier ? spoken.minutes + NOON : spoken.minutes;
  const span = { start: from + spoken.start, end: from + spoken.end };
  return {
    value: clockOf(minutes % (2 * NOON)),
    evidence: evidenceAt(segment, span, 'computed', 'the next such hour after the beginning'),
  };
}

/** When a table is wanted for others, which the mail says beside its beginning. */
export function tableEnd({ segments }: MailContext, start: Found<string> | undefined): Found<string> | undefined {
  for (const segment of segments) {
    const end = endIn(segment, start);
    if (end && end.value !== start?.value) return end;
  }
  return undefined;
}
