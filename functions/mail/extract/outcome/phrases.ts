import { foldWords } from '#shared/text/fold.ts';
import { inAllLanguages, isUnspaced, PHRASE_KINDS, type PhraseKind } from '../words/language-words.ts';
import { countByKind, type PhraseText, phraseIndex } from '../words/phrase-index.ts';

export type { PhraseText } from '../words/phrase-index.ts';

const foldSpaced = (phrase: string): string => (isUnspaced(phrase) ? phrase : foldWords(phrase));

const INDEX = phraseIndex(
  new Map(PHRASE_KINDS.map((kind) => [kind, inAllLanguages(({ phrases }) => phrases[kind]).map(foldSpaced)])),
);

export function phraseText(text: string): PhraseText {
  const folded = foldWords(text);
  return { folded: ` ${folded} `, raw: text, words: new Set(folded.split(' ')), isUnspaced: isUnspaced(text) };
}

const counted = new WeakMap<PhraseText, ReadonlyMap<string, number>>();

/** How many of the kind's phrases occur in the text. */
export function countPhrases(text: PhraseText, kind: PhraseKind): number {
  const known = counted.get(text) ?? countByKind(INDEX, text);
  counted.set(text, known);
  return known.get(kind) ?? 0;
}
