import { foldWords } from '#shared/text/fold.ts';
import type { Line } from '../document/mail-document.ts';
import { isUnspaced } from '../words/is-unspaced.ts';
import { inAllLanguages } from '../words/language-words.ts';

/** Before a change, or after it. */
export type Version = 'former' | 'present';

const WORDS: readonly (readonly [Version, readonly string[], readonly string[]])[] = (
  ['former', 'present'] as const
).map((version) => {
  const all = inAllLanguages((words) => words[version]);
  return [version, all.filter((word) => !isUnspaced(word)).map(foldWords), all.filter(isUnspaced)];
});

const starts = (text: string, list: readonly string[]) =>
  list.some((word) => text === word || text.startsWith(`${word} `));

/** Which version of a booking a text is about, by its first word. */
export function firstWord(text: string): Version | undefined {
  const trimmed = text.trim();
  const folded = foldWords(trimmed.slice(0, 80));
  return WORDS.find(
    ([, spaced, unspaced]) => starts(folded, spaced) || unspaced.some((word) => trimmed.startsWith(word)),
  )?.[0];
}

/** 'Horario anterior': in many languages the adjective is behind its noun. */
export function lastWord(text: string): Version | undefined {
  const folded = foldWords(text);
  const trimmed = text.replace(/[^\p{L}\p{M}]+$/u, '');
  const isLast = (word: string) => folded.endsWith(` ${word}`);
  const isEnd = (word: string) => word.length > 1 && trimmed.length > word.length && trimmed.endsWith(word);
  return WORDS.find(([, spaced, unspaced]) => spaced.some(isLast) || unspaced.some(isEnd))?.[0];
}

/** A line with more letters than this is not a heading. */
const MAX_HEADING = 48;

/** A heading has no value: what it is about is below it, or, as a caption, above it. */
export function isHeading({ text, cells }: Line): boolean {
  return cells.length === 1 && text.trim().length <= MAX_HEADING && !/\d/.test(text);
}

/** Which version a line is about. */
export const versionOf = (line: Line): Version | undefined =>
  firstWord(line.text) ?? (isHeading(line) && !/[.!?]$/.test(line.text.trim()) ? lastWord(line.text) : undefined);

/** What a heading names besides its version: 'flight' of 'New flight' and of 'Previous flight (no longer valid)'. */
export function namedBy(heading: string): string {
  const words = foldWords(heading.replace(/[（(].*$/u, '')).split(' ');
  const isVersion = (word: string) => WORDS.some(([, spaced]) => spaced.includes(word));
  return words.filter((word) => !isVersion(word)).join(' ');
}
