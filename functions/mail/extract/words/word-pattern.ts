import { isUnspaced } from './language-words.ts';

/** Matches nothing: a language list may be empty. */
const NOTHING = '(?!)';

/** A word of a list as a pattern: '*' at its end stands for any more letters. */
const asPattern = (word: string): string => word.replace(/[.+?^${}()|[\]\\/]/g, '\\$&').replace(/\*$/, '\\p{L}*');

/** The alternatives of a regular expression (flag `u`) that match the words, longest first. */
export function alternatives(words: readonly string[]): string {
  const all = [...new Set(words)].sort((a, b) => b.length - a.length).map(asPattern);
  return all.length === 0 ? NOTHING : all.join('|');
}

/** The source of a regular expression (flags `iu`) that finds whole words, or words anywhere where none are set apart. */
function wholeWords(words: readonly string[]): string {
  const spaced = alternatives(words.filter((word) => !isUnspaced(word)));
  return `(?<!\\p{L})(?:${spaced})(?!\\p{L})|${alternatives(words.filter(isUnspaced))}`;
}

/** A pattern (flags `iu`) that also finds the words of every language that has a list of them. */
export const orWords = (pattern: RegExp, words: readonly string[]): RegExp =>
  new RegExp(`${pattern.source}|${wholeWords(words)}`, pattern.flags);

/** A pattern that finds every one of the words. */
export const wordPattern = (words: readonly string[]): RegExp => new RegExp(wholeWords(words), 'giu');

/** A number before one of the words, as in '3 noce' and '2박'; the number is the first group. */
export const countOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\d.,])(\\d{1,2})\\s?(?:${wholeWords(words)})`, 'iu');
