import { LANGUAGES, PHRASE_NAMES } from '../words/languages.ts';
import { foldSpaced, phraseIndex } from '../words/phrase-index.ts';

/** The phrases of every language, by what they say of a mail. */
export const PHRASES = phraseIndex(
  new Map(PHRASE_NAMES.map((kind) => [kind, LANGUAGES.flatMap(({ phrases }) => phrases[kind] ?? []).map(foldSpaced)])),
);
