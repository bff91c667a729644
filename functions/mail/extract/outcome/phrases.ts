import { foldWords } from '#shared/text/fold.ts';
import { isUnspaced } from '../words/is-unspaced.ts';
import type { PhraseKind } from '../words/language-words.ts';
import { countByKind, type PhraseText } from '../words/phrase-index.ts';
import { PHRASES } from './phrases.prepared.ts';

export type { PhraseText } from '../words/phrase-index.ts';

export function phraseText(text: string): PhraseText {
  const folded = foldWords(text);
  return { folded: ` ${folded} `, raw: text, words: new Set(folded.split(' ')), isUnspaced: isUnspaced(text) };
}

const counted = new WeakMap<PhraseText, ReadonlyMap<string, number>>();

/** How many of the kind's phrases occur in the text. */
export function countPhrases(text: PhraseText, kind: PhraseKind): number {
  const known = counted.get(text) ?? countByKind(PHRASES, text);
  counted.set(text, known);
  return known.get(kind) ?? 0;
}
