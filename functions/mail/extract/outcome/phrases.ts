import { foldWords } from '#shared/text/fold.ts';
import { inAllLanguages, isUnspaced, PHRASE_KINDS, type PhraseKind } from '../words/language-words.ts';

const kinds = new Map<string, { readonly words: readonly string[]; readonly anywhere: readonly string[] }>();
for (const kind of PHRASE_KINDS) {
  const all = inAllLanguages(({ phrases }) => phrases[kind]);
  kinds.set(kind, {
    words: all.filter((phrase) => !isUnspaced(phrase)).map((phrase) => ` ${foldWords(phrase)} `),
    anywhere: all.filter(isUnspaced),
  });
}

/** Text prepared for countPhrases. */
export interface PhraseText {
  readonly folded: string;
  readonly raw: string;
  /** The words of `folded`. */
  readonly words: ReadonlySet<string>;
}

export function phraseText(text: string): PhraseText {
  const folded = foldWords(text);
  return { folded: ` ${folded} `, raw: text, words: new Set(folded.split(' ')) };
}

/** How many of the kind's phrases occur in the text. */
export function countPhrases(text: PhraseText, kind: PhraseKind): number {
  const list = kinds.get(kind);
  if (!list) return 0;
  const words = list.words.filter((phrase) => text.folded.includes(phrase)).length;
  return words + list.anywhere.filter((phrase) => text.raw.includes(phrase)).length;
}
