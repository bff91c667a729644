import { fold, foldWords } from '#shared/text/fold.ts';
import { inAllLanguages, isUnspaced } from '../words/language-words.ts';
import { type PhraseText, phraseText } from './phrases.ts';

const TOPICS = ['lodging', 'air', 'rail', 'bus', 'ferry', 'car', 'transfer', 'dining', 'visiting'] as const;
type Topic = (typeof TOPICS)[number];

interface TopicWords {
  readonly single: readonly string[];
  readonly phrases: readonly string[];
  readonly anywhere: readonly string[];
}

function wordsOf(topic: Topic): TopicWords {
  const all = inAllLanguages(({ topics }) => topics?.[topic]?.words);
  const stems = inAllLanguages(({ topics }) => topics?.[topic]?.stems);
  const spaced = new Set(all.filter((word) => !isUnspaced(word)).map(foldWords));
  return {
    single: [...spaced].filter((word) => !word.includes(' ')),
    phrases: [...spaced].filter((word) => word.includes(' ')).map((word) => ` ${word} `),
    anywhere: [...new Set([...all.filter(isUnspaced), ...stems.map((stem) => (isUnspaced(stem) ? stem : fold(stem)))])],
  };
}

const lists: ReadonlyMap<Topic, TopicWords> = new Map(TOPICS.map((topic) => [topic, wordsOf(topic)]));

/** Words match as whole words; stems, and words of scripts without spaces, match anywhere. */
function score(text: PhraseText, topic: Topic): number {
  const list = lists.get(topic);
  if (!list) return 0;
  const words =
    list.single.filter((word) => text.words.has(word)).length +
    list.phrases.filter((phrase) => text.folded.includes(phrase)).length;
  return words + list.anywhere.filter((stem) => text.raw.includes(stem) || text.folded.includes(stem)).length;
}

/** How much a text is about each topic: the number of different words of the topic in it. */
export type TopicScores = { readonly [T in Topic]: number };

export function topicScores(text: string): TopicScores {
  const ready = phraseText(text.slice(0, 60_000));
  return {
    lodging: score(ready, 'lodging'),
    // 'Ausflug' (an excursion) is not a flight, though it ends in 'flug'.
    air: score(
      /ausfl/i.test(text) ? phraseText(text.slice(0, 60_000).replace(/ausfl[uü]g\p{L}*/giu, ' ')) : ready,
      'air',
    ),
    rail: score(ready, 'rail'),
    bus: score(ready, 'bus'),
    ferry: score(ready, 'ferry'),
    car: score(ready, 'car'),
    transfer: score(ready, 'transfer'),
    dining: score(ready, 'dining'),
    visiting: score(ready, 'visiting'),
  };
}
