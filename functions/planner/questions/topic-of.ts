import { findBudget } from '../understand/find-budget.ts';
import data from './topics.json' with { type: 'json' };

/** What a question may be about, told by the weights of its words. */
export interface Topic {
  readonly name: string;
  /** What is usual of it everywhere, and who knows more; empty where only its own answer can tell. */
  readonly text: string;
  /** It is answered as this whatever else the question is taken for; others only where nothing else answers. */
  readonly alone: boolean;
  /** It is answered before anything else that the question may be taken for. */
  readonly first: boolean;
  /** 'What about …?' asks for it as well. */
  readonly about: boolean;
}

/** Words, or a phrase of words in this order with some between, and how much they speak for a topic. */
interface Evidence {
  readonly words: readonly string[];
  readonly weight: number;
}

interface WeighedTopic extends Topic {
  readonly evidence: readonly Evidence[];
}

/** A topic with how much of a question speaks for it, and where in the question. */
interface Scored {
  readonly topic: Topic;
  readonly score: number;
  readonly at: ReadonlySet<number>;
}

/** Evidence of this weight names a topic; a single word has at most as much. */
const LEAST = 3;
/** Of two topics that the same words speak for the weaker is none. */
const MOST_TOPICS = 2;
/** Words that may stand between those of a phrase. */
const GAP = 3;

let weighed: readonly WeighedTopic[] | undefined;

function topics(): readonly WeighedTopic[] {
  weighed ??= data.topics.map(({ name, text = '', alone = true, first = false, about = false, words }) => ({
    ...{ name, text, alone, first, about },
    evidence: Object.entries(words).flatMap(([weight, list]) =>
      list.split(', ').map((phrase): Evidence => ({ words: phrase.split(' '), weight: Number(weight) })),
    ),
  }));
  return weighed;
}

let last: { readonly folded: string; readonly scored: readonly Scored[] } | undefined;

/** The topics of a folded question, the best first: a second one only where other words speak for it. */
export function topicsOf(folded: string): readonly Topic[] {
  const scored = scoredTopics(folded);
  const found: Scored[] = [];
  for (const each of scored) {
    if (found.length < MOST_TOPICS && found.every(({ at }) => [...each.at].every((index) => !at.has(index))))
      found.push(each);
  }
  return found.map(({ topic }) => topic);
}

/** Whether a folded text tells a topic by so much that it is meant, however it is put. */
export function isSureTopic(folded: string): boolean {
  const [first] = scoredTopics(folded);
  return first?.topic.alone === true && first.score >= SURE;
}

const SURE = 4;

/** Whether 'what about …?' of a folded text asks for what its topic tells. */
export function isAskedAbout(folded: string): boolean {
  return scoredTopics(folded)[0]?.topic.about === true;
}

/** What stands for a sum of money among the words of topics. */
const SUM = 'moneysum';
/** 'Under 18' is no sum. */
const LEAST_SUM = 100;
/** 'Is 900 enough?', and no year. */
const LARGE_NUMBER = /(?<![\p{L}\d.,:])(?!20\d\d\b)\d{3,6}(?![\d:]|\s?(?:m|km|metres|steps|stairs)\b)/u;

function scoredTopics(folded: string): readonly Scored[] {
  if (last?.folded === folded) return last.scored;
  const tokens: string[] = folded.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
  const said = findBudget(folded);
  if ((said && (said.currency !== undefined || said.amount >= LEAST_SUM)) || LARGE_NUMBER.test(folded))
    tokens.push(SUM);
  const scored = topics()
    .map((topic) => scoreOf(topic, tokens))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score);
  last = { folded, scored };
  return scored;
}

function scoreOf(topic: WeighedTopic, tokens: readonly string[]): Scored {
  const at = new Set<number>();
  let score = 0;
  for (const { words, weight } of topic.evidence) {
    const found = positionsOf(words, tokens);
    if (!found) continue;
    score += weight;
    if (weight > 1) for (const index of found) at.add(index);
  }
  // Small words alone tell nothing.
  return { topic, score: at.size > 0 ? score : 0, at };
}

/** Where the words of a phrase stand, in its order and close together; undefined where they do not. */
function positionsOf([first = '', ...rest]: readonly string[], tokens: readonly string[]): number[] | undefined {
  for (let index = 0; index < tokens.length; index++) {
    if (!isWord(tokens[index], first)) continue;
    const found = [index];
    const isAll = rest.every((word) => {
      const from = (found.at(-1) ?? index) + 1;
      const next = tokens.slice(from, from + GAP + 1).findIndex((token) => isWord(token, word));
      if (next >= 0) found.push(from + next);
      return next >= 0;
    });
    if (isAll) return found;
  }
  return undefined;
}

/** 'queue*' stands for every word that begins so. */
function isWord(token: string | undefined, word: string): boolean {
  return word.endsWith('*') ? token?.startsWith(word.slice(0, -1)) === true : token === word;
}
