import { fold, foldWords } from '#shared/text/fold.ts';
import { inAllLanguages, isUnspaced } from '../words/language-words.ts';
import { countByKind, type PhraseText, phraseIndex } from '../words/phrase-index.ts';
import { phraseText } from './phrases.ts';

const TOPICS = ['lodging', 'air', 'rail', 'bus', 'ferry', 'car', 'transfer', 'dining', 'visiting'] as const;
type Topic = (typeof TOPICS)[number];

const MAX_TEXT = 60_000;

const foldSpaced = (word: string): string => (isUnspaced(word) ? word : foldWords(word));

const INDEX = phraseIndex(
  new Map(TOPICS.map((topic) => [topic, inAllLanguages(({ topics }) => topics?.[topic]?.words).map(foldSpaced)])),
);

/** Without stems that contain another: 'restaurant' in one language and 'restaura' in another are one sign. */
function withoutLonger(stems: readonly string[]): string[] {
  const all = [...new Set(stems)];
  return all.filter((stem) => !all.some((other) => other !== stem && stem.includes(other)));
}

/** Parts of words, which match anywhere. */
const STEMS: readonly { readonly topic: Topic; readonly stem: string; readonly isUnspaced: boolean }[] = TOPICS.flatMap(
  (topic) => {
    const stems = inAllLanguages(({ topics }) => topics?.[topic]?.stems);
    return withoutLonger(stems.map((stem) => (isUnspaced(stem) ? stem : fold(stem)))).map((stem) => ({
      topic,
      stem,
      isUnspaced: isUnspaced(stem),
    }));
  },
);

function scoresOf(text: PhraseText): ReadonlyMap<string, number> {
  const scores = new Map(countByKind(INDEX, text));
  for (const { topic, stem, isUnspaced: isAnywhere } of STEMS)
    if (isAnywhere ? text.isUnspaced && text.raw.includes(stem) : text.folded.includes(stem))
      scores.set(topic, (scores.get(topic) ?? 0) + 1);
  return scores;
}

/** How much a text is about each topic: the number of different words of the topic in it. */
export type TopicScores = { readonly [T in Topic]: number };

export function topicScores(text: string): TopicScores {
  const head = text.slice(0, MAX_TEXT);
  const scores = scoresOf(phraseText(head));
  // 'Ausflug' (an excursion) is not a flight, though it ends in 'flug'.
  const air = /ausfl/i.test(head) ? scoresOf(phraseText(head.replace(/ausfl[uü]g\p{L}*/giu, ' '))) : scores;
  const scoreOf = (topic: Topic): number => scores.get(topic) ?? 0;
  return {
    lodging: scoreOf('lodging'),
    air: air.get('air') ?? 0,
    rail: scoreOf('rail'),
    bus: scoreOf('bus'),
    ferry: scoreOf('ferry'),
    car: scoreOf('car'),
    transfer: scoreOf('transfer'),
    dining: scoreOf('dining'),
    visiting: scoreOf('visiting'),
  };
}
