import { lookUpPacked, type PackedDictionary, packed } from '#shared/text/dictionary.ts';
import { foldWords } from '#shared/text/fold.ts';
import { isUnspaced } from './is-unspaced.ts';

/** Text prepared for a phrase index. */
export interface PhraseText {
  /** Lower case, no diacritics, words separated by single spaces, with a space at either end. */
  readonly folded: string;
  readonly raw: string;
  /** The words of `folded`. */
  readonly words: ReadonlySet<string>;
  /** It has letters of scripts without spaces between the words. */
  readonly isUnspaced: boolean;
}

interface Entry {
  readonly kind: string;
  /** With a space at either end. */
  readonly phrase: string;
}

/** Phrases of several kinds, found by their first words: a text has fewer words than the lists have phrases. */
export interface PhraseIndex {
  readonly byFirstWord: PackedDictionary<readonly Entry[]>;
  /** Of scripts without spaces: they match anywhere. */
  readonly anywhere: readonly Entry[];
}

/** A phrase as it is looked up: folded, where spaces are between its words. */
export const foldSpaced = (phrase: string): string => (isUnspaced(phrase) ? phrase : foldWords(phrase));

/** `phrases`: by kind; folded, except those of scripts without spaces. */
export function phraseIndex(phrases: ReadonlyMap<string, readonly string[]>): PhraseIndex {
  const byFirstWord = new Map<string, Entry[]>();
  const anywhere: Entry[] = [];
  for (const [kind, all] of phrases)
    for (const phrase of new Set(all)) {
      if (isUnspaced(phrase)) {
        anywhere.push({ kind, phrase });
        continue;
      }
      const [first = ''] = phrase.split(' ');
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { kind, phrase: ` ${phrase} ` }]);
    }
  return { byFirstWord: packed(Object.fromEntries(byFirstWord)), anywhere };
}

/** How many different phrases of each kind occur in the text; kinds without any are absent. */
export function countByKind({ byFirstWord, anywhere }: PhraseIndex, text: PhraseText): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const word of text.words)
    for (const { kind, phrase } of lookUpPacked(byFirstWord, word) ?? [])
      if (phrase.length === word.length + 2 || text.folded.includes(phrase)) add(kind);
  if (text.isUnspaced) for (const { kind, phrase } of anywhere) if (text.raw.includes(phrase)) add(kind);
  return counts;
}
