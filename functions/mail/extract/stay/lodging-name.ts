import { inAllLanguages } from '../words/language-words.ts';
import { orWords } from '../words/word-pattern.ts';

/** Words within the names of hotels and other lodging. */
export const LODGING_NAME = orWords(
  /屋$/iu,
  inAllLanguages(({ names }) => names?.lodging),
);

export const isLodgingName = (text: string): boolean => LODGING_NAME.test(text);
