import type { Evidence } from '#shared/mail/schema.ts';
import { foldWords } from '#shared/text/fold.ts';
import type { MailDocument } from '../document/mail-document.ts';
import type { Found } from '../mail-reading.ts';
import { oneOf } from '../words/language-words.ts';

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a mail in order, to check whether a value occurs in it. */
export interface MailWords {
  readonly text: string;
  readonly words: readonly Word[];
  /** The offset of each word in `words`. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** Words, numbers, and each Japanese character on its own, as nothing separates its words. */
const WORD = /[\u3040-\u30ff\u3400-\u9fff]|(?:(?![\u3040-\u30ff\u3400-\u9fff])[\p{L}\p{N}])+/gu;

function wordsOf(text: string, offset: number): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: foldWords(match[0]) || match[0],
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
}

export function mailWords({ text, lines }: MailDocument): MailWords {
  const words = lines.flatMap((line) => line.cells.flatMap((cell) => wordsOf(cell.text, cell.start)));
  const places = new Map<string, number[]>();
  for (const [index, { word }] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(index);
    else places.set(word, [index]);
  }
  return { text, words, places };
}

/** Where the mail has these words in sequence, whatever non-words are between them. */
function evidenceOf(mail: MailWords, value: string): Evidence | undefined {
  const wanted = wordsOf(value, 0).map(({ word }) => word);
  const at = mail.places
    .get(wanted[0] ?? '')
    ?.find((from) => wanted.every((word, index) => mail.words[from + index]?.word === word));
  const [first, last] = at === undefined ? [] : [mail.words[at], mail.words[at + wanted.length - 1]];
  if (!first || !last) return undefined;
  const quote = mail.text.slice(first.start, last.end).slice(0, 1000);
  return { kind: 'found', quote, start: first.start, end: first.start + quote.length };
}

const BETWEEN = new RegExp(
  `\\s*(?:[,;|()\\n→]|->|\\s[-–—]\\s|\\s(?:at|in|${oneOf(({ route }) => [...(route?.to ?? []), ...(route?.toShort ?? [])])})\\s)\\s*`,
  'u',
);

/** The value if all of it occurs in the mail, possibly in pieces joined by a comma, an arrow or the like. */
export function wordedValue(mail: MailWords, value: string): Found<string> | undefined {
  const whole = evidenceOf(mail, value);
  if (whole) return { value, evidence: whole };
  const pieces = value.split(BETWEEN).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const found = pieces.map((piece) => evidenceOf(mail, piece));
  const [first] = found;
  if (pieces.length < 2 || first === undefined || found.includes(undefined)) return undefined;
  return { value, evidence: { ...first, kind: 'computed', how: 'put together from words of the mail' } };
}
