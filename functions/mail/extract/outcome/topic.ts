import { inAllLanguages } from '../words/language-words.ts';
import { countByKind, type PhraseText } from '../words/phrase-index.ts';
import { wordPattern } from '../words/word-pattern.ts';
import { phraseText } from './phrases.ts';
import { TOPIC_STEMS, TOPIC_WORDS, type Topic } from './topics.prepared.ts';

const MAX_TEXT = 60_000;
/** 'Ausflug' (an excursion) is not a flight, though it ends in 'flug'. */
const NOT_AIR = wordPattern(inAllLanguages(({ lookalikes }) => lookalikes?.air));

function scoresOf(text: PhraseText): ReadonlyMap<string, number> {
  const scores = new Map(countByKind(TOPIC_WORDS, text));
  for (const { topic, stem, isUnspaced: isAnywhere } of TOPIC_STEMS)
    if (isAnywhere ? text.isUnspaced && text.raw.includes(stem) : text.folded.includes(stem))
      scores.set(topic, (scores.get(topic) ?? 0) + 1);
  return scores;
}

/** How much a text is about each topic: the number of different words of the topic in it. */
export type TopicScores = { readonly [T in Topic]: number };

export function topicScores(text: string): TopicScores {
  const head = text.slice(0, MAX_TEXT);
  const scores = scoresOf(phraseText(head));
  const withoutLookalikes = head.replace(NOT_AIR, ' ');
  const air = withoutLookalikes === head ? scores : scoresOf(phraseText(withoutLookalikes));
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
