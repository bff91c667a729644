import { EVERY_LANGUAGE, type PlainWords } from './merged-words.prepared.ts';
import { alternatives } from './word-pattern.ts';

export type { PhraseKind, Role, Saying } from './languages.ts';
export { PHRASE_KINDS, SPOKEN_HOURS } from './merged-words.prepared.ts';

/** What a choice of words is in every language that has it. Labels, phrases and topics have indexes of their own. */
export const inAllLanguages = (choose: (words: PlainWords) => readonly string[] | undefined): readonly string[] =>
  choose(EVERY_LANGUAGE) ?? [];

/** The alternatives of a regular expression (flag `u`) that match one of the words, in any language. */
export const oneOf = (choose: Parameters<typeof inAllLanguages>[0]): string => alternatives(inAllLanguages(choose));
