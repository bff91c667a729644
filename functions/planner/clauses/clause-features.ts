import words from './data/word-classes.json' with { type: 'json' };
import { isOnlyQuestion, isPutAsQuestion } from './put-as-question.ts';

/** How many buckets the features of a clause fall into. */
export const BUCKETS = 8192;

/**
 * The buckets of a clause's features: its words, their beginnings (typing errors and endings come late in a word), runs
 * of two and three words, the classes that its words belong to, alone, in pairs, and with how it is put and whether there
 * is a plan (undefined: not known). Hashed by FNV-1a, so that no vocabulary is kept.
 */
export function clauseFeatures(tokens: readonly string[], hasPlan?: boolean): number[] {
  const padded = ['^', ...tokens, '$'];
  const features = [
    ...padded.flatMap(wordFeatures),
    ...pairsOfClasses(padded),
    ...howItIsPut(tokens),
    ...statedBy(tokens, hasPlan),
  ];
  return [...new Set(features.map(bucketOf))];
}

/** Whether it is put as a question, alone and with the classes of its words: 'can we … longer' wants something. */
function howItIsPut(tokens: readonly string[]): string[] {
  const text = tokens.join(' ');
  const put = isOnlyQuestion(text) ? '?only' : isPutAsQuestion(text) ? '?put' : '?not';
  return [put, ...tokens.flatMap(classesOf).map((each) => `${put} #${each}`)];
}

/** Whether there is a plan already: of one that is there other things are said. */
function statedBy(tokens: readonly string[], hasPlan: boolean | undefined): string[] {
  if (hasPlan === undefined) return [];
  const state = hasPlan ? '@plan' : '@none';
  return [state, ...tokens.flatMap(classesOf).map((each) => `${state} #${each}`)];
}

function wordFeatures(token: string, index: number, all: readonly string[]): string[] {
  return [
    token,
    ...(token.length > 3 ? [`${token.slice(0, 4)}-`] : []),
    ...(index > 0 ? [`${all[index - 1]} ${token}`] : []),
    ...(index > 1 ? [`${all[index - 2]} ${all[index - 1]} ${token}`] : []),
  ];
}

/** What the clause is about in order, whatever stands between: 'take-away … SIGHT', 'question-word … wet'. */
function pairsOfClasses(tokens: readonly string[]): string[] {
  const named = tokens.map(classesOf).filter(({ length }) => length > 0);
  const alone = named.flat().map((each) => `#${each}`);
  const pairs = named.flatMap((each, index) =>
    (named[index + 1] ?? []).flatMap((next) => each.map((first) => `#${first} #${next}`)),
  );
  const [begin = []] = named.slice(1);
  return [...alone, ...pairs, ...begin.map((each) => `^#${each}`)];
}

function classesOf(token: string): readonly string[] {
  if (/^(?:[A-Z]+|[\^$?])$/.test(token)) return [token];
  return classesByWord().get(token) ?? [];
}

/** Whether a folded word is one that travellers say of any plan: 'lunch' of 'Lunch at the market'. */
export function isUsualWord(word: string): boolean {
  return classesOf(word).length > 0;
}

let byWord: ReadonlyMap<string, readonly string[]> | undefined;

function classesByWord(): ReadonlyMap<string, readonly string[]> {
  if (byWord) return byWord;
  const found = new Map<string, string[]>();
  for (const [name, list] of Object.entries(words.classes)) {
    for (const word of list.split(' ')) found.set(word, [...(found.get(word) ?? []), name]);
  }
  byWord = found;
  return byWord;
}

function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS;
}
