import { lookUpPacked, type PackedDictionary, packed } from '#shared/text/dictionary.ts';
import { foldWords } from '#shared/text/fold.ts';
import { isUnspaced } from './is-unspaced.ts';

/** What a sentence says, in the words of one language: 'de cancelled'. */
type Sense = string;

interface Phrase {
  readonly sense: Sense;
  /** Folded words with a space before them; the last may be the beginning of a word. */
  readonly words: string;
}

/** Words and beginnings of words by what they say, found by the words of a sentence. */
export interface StemIndex {
  readonly words: PackedDictionary<readonly Sense[]>;
  /** Beginnings of words. */
  readonly stems: PackedDictionary<readonly Sense[]>;
  /** Of several words, by their first. */
  readonly phrases: PackedDictionary<readonly Phrase[]>;
  /** Of scripts without spaces between the words: they match anywhere. */
  readonly anywhere: readonly { readonly sense: Sense; readonly text: string }[];
  readonly longestStem: number;
}

const SHORTEST_STEM = 3;

/** `given`: what each list says and its words; '*' at the end of a word stands for any more letters. */
export function stemIndex(given: readonly (readonly [Sense, readonly string[]])[]): StemIndex {
  const words = new Map<string, Sense[]>();
  const stems = new Map<string, Sense[]>();
  const phrases = new Map<string, Phrase[]>();
  const anywhere: { sense: Sense; text: string }[] = [];
  const put = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value]);
  for (const [sense, list] of given)
    for (const entry of list) {
      const folded = foldWords(entry.replace(/\*$/, ''));
      const [first = '', ...rest] = folded.split(' ');
      if (isUnspaced(entry)) anywhere.push({ sense, text: entry.trim() });
      else if (rest.length > 0) put(phrases, first, { sense, words: ` ${folded}${entry.endsWith('*') ? '' : ' '}` });
      else put(entry.endsWith('*') ? stems : words, folded, sense);
    }
  return {
    words: packed(Object.fromEntries(words)),
    stems: packed(Object.fromEntries(stems)),
    phrases: packed(Object.fromEntries(phrases)),
    anywhere,
    longestStem: Math.max(0, ...[...stems.keys()].map((stem) => stem.length)),
  };
}

function sensesOfWord({ words, stems, phrases, longestStem }: StemIndex, word: string, folded: string): Sense[] {
  const found = [...(lookUpPacked(words, word) ?? [])];
  for (let length = SHORTEST_STEM; length <= Math.min(word.length, longestStem); length += 1)
    found.push(...(lookUpPacked(stems, word.slice(0, length)) ?? []));
  for (const { sense, words: all } of lookUpPacked(phrases, word) ?? []) if (folded.includes(all)) found.push(sense);
  return found;
}

/** All that the words of a sentence say, each in the words of some language. */
export function sensesOf(index: StemIndex, sentence: string): ReadonlySet<Sense> {
  const folded = ` ${foldWords(sentence)} `;
  const found = folded.split(' ').flatMap((word) => (word === '' ? [] : sensesOfWord(index, word, folded)));
  const unspaced = isUnspaced(sentence) ? index.anywhere.filter(({ text }) => sentence.includes(text)) : [];
  return new Set([...found, ...unspaced.map(({ sense }) => sense)]);
}
