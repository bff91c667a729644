import { fold, foldWords } from '#shared/text/fold.ts';
import kindWords from '../../data/kind-words.json' with { type: 'json' };
import { inAllLanguages, isUnspaced } from '../words/language-words.ts';
import { type PhraseText, phraseText } from './phrases.ts';

type Topic = keyof typeof kindWords;

const lists = new Map<
  string,
  { readonly single: readonly string[]; readonly phrases: readonly string[]; readonly anywhere: readonly string[] }
>();
for (const [topic, { words, stems }] of Object.entries(kindWords)) {
  const all = [...words, ...inAllLanguages(({ topics }) => topics?.[topic]?.words).map(foldWords)];
  const anywhere = [...stems, ...inAllLanguages(({ topics }) => topics?.[topic]?.stems).map(fold)];
  const spaced = new Set(all.filter((word) => !isUnspaced(word)));
  lists.set(topic, {
    single: [...spaced].filter((word) => !word.includes(' ')),
    phrases: [...spaced].filter((word) => word.includes(' ')).map((word) => ` ${word} `),
    anywhere: [...new Set([...all.filter(isUnspaced), ...anywhere])],
  });
}

/** Words match as whole words; stems, and words of scripts without spaces, match anywhere. */
function score(text: PhraseText, topic: string): number {
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
