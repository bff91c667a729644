import { foldWords } from '#shared/text/fold.ts';
import phrases from '../../data/phrases.json' with { type: 'json' };

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
  return words + list.japanese.filter((phrase) => text.raw.includes(phrase)).length;
}
