/** What a text has, looked up by prepared patterns. */
export interface TextWords {
  readonly text: string;
  /** Its words: runs of letters, and runs of the characters that `\w` matches. */
  readonly words: ReadonlySet<string>;
  /** The first characters of each, one to MOST_START. */
  readonly starts: ReadonlySet<string>;
  readonly hasDigit: boolean;
}

/** That much of a word is looked up, if not all of it. */
export const MOST_START = 4;

const LETTERS = /\p{L}+/gu;
const PLAIN_LETTERS = /[a-z]+/g;
const PLAIN_WORDS = /\w+/g;
const PLAIN = /^[\0-\x7f]*$/;

/** A text in which all forms of a letter that the flag `i` takes for one are one. */
export const inOneForm = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase() : text.toUpperCase().toLowerCase().replaceAll('ς', 'σ');

export function textWords(given: string): TextWords {
  const text = inOneForm(given);
  const letters = PLAIN.test(text) ? PLAIN_LETTERS : LETTERS;
  const words = new Set([...(text.match(letters) ?? []), ...(text.match(PLAIN_WORDS) ?? [])]);
  const starts = new Set<string>();
  for (const word of words)
    for (let length = 1; length <= MOST_START && length <= word.length; length += 1) starts.add(word.slice(0, length));
  return { text, words, starts, hasDigit: /\d/.test(text) };
}
