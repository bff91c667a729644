import { fold } from '#shared/text/fold.ts';
import { isUnspaced } from '../words/is-unspaced.ts';
import { LANGUAGES } from '../words/languages.ts';
import { foldSpaced, phraseIndex } from '../words/phrase-index.ts';

const TOPICS = ['lodging', 'air', 'rail', 'bus', 'ferry', 'car', 'transfer', 'dining', 'visiting'] as const;
export type Topic = (typeof TOPICS)[number];

/** The words of every language, by their topic. */
export const TOPIC_WORDS = phraseIndex(
  new Map(
    TOPICS.map((topic) => [topic, LANGUAGES.flatMap(({ topics }) => topics?.[topic]?.words ?? []).map(foldSpaced)]),
  ),
);

/** Without stems that contain another: 'restaurant' in one language and 'restaura' in another are one sign. */
function withoutLonger(stems: readonly string[]): string[] {
  const all = [...new Set(stems)];
  return all.filter((stem) => !all.some((other) => other !== stem && stem.includes(other)));
}

/** Parts of words, which match anywhere. */
export const TOPIC_STEMS: readonly { readonly topic: Topic; readonly stem: string; readonly isUnspaced: boolean }[] =
  TOPICS.flatMap((topic) => {
    const stems = LANGUAGES.flatMap(({ topics }) => topics?.[topic]?.stems ?? []);
    return withoutLonger(stems.map((stem) => (isUnspaced(stem) ? stem : fold(stem)))).map((stem) => ({
      topic,
      stem,
      isUnspaced: isUnspaced(stem),
    }));
  });
