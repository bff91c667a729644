import phrases from '../../data/phrases.json' with { type: 'json' };
import { foldWords } from '../grammar/fold.ts';

export type PhraseKind = keyof typeof phrases;

const isJapanese = (text: string) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text);
const kinds = new Map<string, { readonly words: readonly string[]; readonly japanese: readonly string[] }>();
for (const [kind, languages] of Object.entries(phrases)) {
  const all = Object.values(languages).flat();
  kinds.set(kind, {
    words: all.filter((phrase) => !isJapanese(phrase)).map((phrase) => ` ${foldWords(phrase)} `),
    japanese: all.filter(isJapanese),
  });
}

/** Text made ready for countPhrases. */
export interface PhraseText {
  readonly folded: string;
  readonly raw: string;
}

export const phraseText = (text: string): PhraseText => ({ folded: ` ${foldWords(text)} `, raw: text });

/** How many of the kind's phrases occur in the text. */
export function countPhrases(text: PhraseText, kind: PhraseKind): number {
  const list = kinds.get(kind);
  if (!list) return 0;
  const words = list.words.filter((phrase) => text.folded.includes(phrase)).length;
  return words + list.japanese.filter((phrase) => text.raw.includes(phrase)).length;
}
