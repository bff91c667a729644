import { foldWords } from '#shared/text/fold.ts';
import { isUnspaced } from '../words/is-unspaced.ts';
import { inAllLanguages } from '../words/language-words.ts';

const spaced = (words: readonly string[]) => words.filter((word) => !isUnspaced(word));
const FORMER: ReadonlySet<string> = new Set(spaced(inAllLanguages(({ former }) => former)).map(foldWords));
const PRESENT: ReadonlySet<string> = new Set(spaced(inAllLanguages(({ present }) => present)).map(foldWords));
/** Beginnings of the words for a booking: 'rezervac', 'reservation'. */
const BOOKING = spaced(inAllLanguages(({ says }) => says.booking)).map((word) => foldWords(word.replace(/\*$/, '')));

/** How many words of a sentence may stand before the one for its version: 'Your previous', 'La tua prenotazione precedente'. */
const LEAD = 4;
/** The end of a sentence; the dot of '28. Mai' is none. */
const SENTENCE_END = /(?<!\d)[.!?](?=\s)|[。！？]/gu;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

const isBooking = (word: string | undefined): boolean =>
  word !== undefined && BOOKING.some((stem) => word.startsWith(stem));

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a sentence speaks of the booking as it was: up to a word for what is new. */
function formerSpan(sentence: string): number | undefined {
  const words = [...sentence.matchAll(WORD)].map((match) => ({ at: match.index, word: foldWords(match[0]) }));
  const former = words.slice(0, LEAD).findIndex(({ word }) => FORMER.has(word));
  if (former < 1 || ![words[former - 1], words[former + 1]].some((beside) => isBooking(beside?.word))) return undefined;
  return words.slice(former + 1).find(({ word }) => PRESENT.has(word))?.at ?? sentence.length;
}

/** The parts of a text about a booking as it was: 'Your previous reservation on Friday, May 28 at 7:15 PM'. */
export function formerParts(text: string): Span[] {
  const ends = [...[...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1), text.length];
  return ends.flatMap((end, at) => {
    const start = ends[at - 1] ?? 0;
    const length = formerSpan(text.slice(start, end));
    return length === undefined ? [] : [{ start, end: start + length }];
  });
}
