import { foundText, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { oneOf } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';

const FROM_TO = caseless(
  `(?<!\\p{L})(?:${oneOf(({ route }) => [...(route?.from ?? []), ...(route?.fromInSentence ?? [])])})\\s(.{3,60}?)\\s(?:${oneOf(({ route }) => [...(route?.to ?? []), ...(route?.toInSentence ?? [])])})\\s(.{3,60})$`,
);
const BETWEEN = /^(.{3,60}?)\s*(?:\s[-–—]\s|(?<=\p{L})[–—](?=\p{L})|[→⟶➔➜➝⇒►↔]|->|=>|–>)\s*(.{3,60})$/u;
/** What stands between parts of a line, at the ends of a text. */
export const EDGES = /^[\s,;:·|–—.-]+|[\s,;:·|–—.-]+$/gu;

interface Way {
  readonly from: Found<string>;
  readonly to: Found<string>;
}

/** The two ends of a way: 'from the airport to Hotel Miramar', 'airport – Hotel Miramar'. */
export function endsIn(segment: ReadSegment): Way | undefined {
  const spans = [...segment.dates, ...segment.times].sort((a, b) => b.start - a.start);
  const bare = spans.reduce((text, { start, end }) => `${text.slice(0, start)}|${text.slice(end)}`, segment.text);
  const longest = bare.split('|').sort((a, b) => b.length - a.length)[0] ?? '';
  const text = longest.replace(EDGES, '').replace(/\.\s.*$/su, '');
  const [, from = '', to = ''] = FROM_TO.exec(text) ?? BETWEEN.exec(text) ?? [];
  const [first = '', last = ''] = [from, to].map((end) => end.replace(EDGES, '').replace(/,.*$/u, ''));
  if (![first, last].every((end) => /\p{L}{3}/u.test(end) && !/[–—]|\s-\s/u.test(end))) return undefined;
  const found = (name: string): Found<string> => ({ ...foundText(segment, name), value: name });
  return { from: found(first), to: found(last) };
}

/** The two ends of a way, by the first line that names them. */
export const endsOfWay = ({ segments }: MailContext): Way | undefined =>
  segments.map(endsIn).find((each) => each !== undefined);
