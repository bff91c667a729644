import { foldWords } from '#shared/text/fold.ts';
import { isUnspaced } from '../words/is-unspaced.ts';
import { inAllLanguages } from '../words/language-words.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';

const ENDED = alternatives(inAllLanguages(({ ended }) => ended));
const WHOLE = caseless(`^\\W*(?:${ENDED})[^\\p{L}\\d]*$`);
const AT_END = caseless(`(?<!\\p{L})(?:${ENDED})[^\\p{L}\\d]*$`);

/** Whether a cell is the status of something that no longer holds, and nothing else: 'CANCELLED', 'annulé'. */
export const isEnded = (text: string): boolean => WHOLE.test(text.trim());

const FOLDED = inAllLanguages(({ ended }) => ended).map((word) => (isUnspaced(word) ? word : foldWords(word)));
const MAX_HEAD_WORDS = 5;

/** Whether a few words, none of them a number, are about something that no longer holds: 'STORNIERTE FAHRT', 'TRAJET ANNULE'. */
export function isAboutEnded(text: string): boolean {
  const words = foldWords(text).split(' ');
  if (words.length > MAX_HEAD_WORDS || /[\d.!?,]/.test(text)) return false;
  // An ending of one or two letters agrees with the noun.
  return FOLDED.some((ended) =>
    isUnspaced(ended)
      ? text.includes(ended)
      : words.some((word) => word.startsWith(ended) && word.length <= ended.length + 2),
  );
}

/** Alone, or with a remark behind it: 'UNCHANGED, goes ahead as booked'. */
const HELD = caseless(
  `^\\W*(?:${alternatives(inAllLanguages(({ held }) => held))})(?:[^\\p{L}\\d]*$|[,;:–—-]\\s[^\\d]*$)`,
);

/** Whether a line is the status of something that holds: 'CONFIRMED', 'confirmée'. */
export const isHeld = (text: string): boolean => HELD.test(text.trim());

/** Whether a heading ends with such a status: 'Return - CANCELLED', 'RETOUR — ANNULÉ'. */
export const saysEnded = (text: string): boolean => AT_END.test(text.trim());
