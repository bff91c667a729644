import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { resolve } from 'node:path';
import { BUCKETS, clauseFeatures } from '#functions/planner/clauses/clause-features.ts';
import { clauseTokens } from '#functions/planner/clauses/clause-tokens.ts';
import { INTENTS } from '#functions/planner/clauses/intents.ts';
import { findPlaces } from '#functions/planner/understand/find-places.ts';
import { saidClauses } from './said-clauses.ts';
import { type Example, randomNumbers, trainingClauses } from './training-clauses.ts';

/*
 * `npm run train:clauses`: learns the weights of classify-clause.ts from clauses.json and the first turns of events/planner, and
 * writes clause-weights.json. `-- --folds` prints how many clauses of patterns that it did not learn from are named right
 * (5 folds), `-- --said` how many of events/planner/said, and of a fifth of them by weights that learned from the others.
 */

const EPOCHS = 24;
const RATE = 0.5;
const DECAY = 2e-6;
const FOLDS = 5;
const DROPPED = 0.35;

interface Sample {
  readonly intent: number;
  readonly pattern: number;
  readonly features: readonly number[];
}

const CONVERSATIONS = new URL('../../events/planner/', import.meta.url);

/** What is said about a plan that is there. */
const ABOUT_A_PLAN: ReadonlySet<string> = new Set(['listening.json', 'edits.json']);

/** What travellers wish for in the conversations of the repository; those held out are not learned from. */
function conversationClauses(): Example[] {
  return readdirSync(CONVERSATIONS)
    .filter((file) => file.endsWith('.json') && !ABOUT_A_PLAN.has(file))
    .flatMap((file, number): Example[] => {
      const { conversations } = JSON.parse(readFileSync(new URL(file, CONVERSATIONS), 'utf8'));
      return conversations.flatMap(({ turns }: { turns: string[] }, index: number) =>
        turns.map((text) => ({ intent: 'wish', pattern: 1000 * (number + 10) + index, text })),
      );
    });
}

function sampleOf({ intent, pattern, text }: Example): Sample {
  const marked = /[A-Z]{4}/.test(text)
    ? []
    : findPlaces(text).map(({ at, end }) => ({ kind: 'PLACE' as const, at, end }));
  const tokens = /[A-Z]{4}/.test(text) ? templateTokens(text) : clauseTokens(text, marked);
  return { intent: (INTENTS as readonly string[]).indexOf(intent), pattern, features: clauseFeatures(tokens) };
}

/** Kinds are in capitals already. */
function templateTokens(text: string): string[] {
  return text.split(' ').flatMap((word) => (/^[A-Z]{3,}$/.test(word) ? [word] : clauseTokens(word)));
}

interface Weights {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** Stochastic gradient descent on the cross entropy of the softmax. */
function trained(samples: readonly Sample[]): Weights {
  const random = randomNumbers(7);
  const learned = { weights: new Float32Array(BUCKETS * INTENTS.length), bias: new Float32Array(INTENTS.length) };
  const importance = importanceOf(samples);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch / 4);
    const order = samples.map((sample) => ({ sample, at: random() })).sort((a, b) => a.at - b.at);
    for (const { sample } of order) {
      // A part of the features is left out each time, so that no single word decides.
      const features = sample.features.filter(() => random() > DROPPED);
      if (features.length > 0) step(learned, features, sample.intent, rate * importance(sample));
    }
  }
  return learned;
}

/** Rare intents count more, and a pattern with many paraphrases hardly more than one with few. */
function importanceOf(samples: readonly Sample[]): (sample: Sample) => number {
  const perPattern = countsOf(samples);
  const perIntent = INTENTS.map((_, index) => samples.filter(({ intent }) => intent === index).length);
  const usual = samples.length / INTENTS.length;
  const balance = perIntent.map((count) => Math.min(3, Math.max(0.8, Math.sqrt(usual / Math.max(1, count)))));
  return ({ intent, pattern }) => (3 * (balance[intent] ?? 1)) / Math.sqrt(perPattern.get(pattern) ?? 1);
}

function step({ weights, bias }: Weights, features: readonly number[], intent: number, rate: number): void {
  const norm = 1 / Math.sqrt(features.length);
  const scores = scoresOf({ weights, bias }, features);
  const most = Math.max(...scores);
  const exps = scores.map((score) => Math.exp(score - most));
  const all = exps.reduce((sum, value) => sum + value, 0);
  for (const [index, exp] of exps.entries()) {
    const change = rate * norm * ((index === intent ? 1 : 0) - exp / all);
    bias[index] = (bias[index] ?? 0) + change * 0.1;
    for (const bucket of features) {
      const at = bucket * INTENTS.length + index;
      weights[at] = (weights[at] ?? 0) * (1 - DECAY) + change;
    }
  }
}

/** How many clauses each pattern has. */
function countsOf(samples: readonly Sample[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { pattern } of samples) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  return counts;
}

function scoresOf({ weights, bias }: Weights, features: readonly number[]): number[] {
  const norm = 1 / Math.sqrt(features.length);
  return INTENTS.map(
    (_, index) =>
      norm * features.reduce((sum, bucket) => sum + (weights[bucket * INTENTS.length + index] ?? 0), bias[index] ?? 0),
  );
}

/** Each clause with the names that the planner knows, and with none, as it may know none. */
function saidSamples(): Said[] {
  return saidClauses().flatMap(({ author, message, intent, text, marked }) => {
    const places = marked.filter(({ kind }) => kind === 'PLACE');
    return [...new Set([marked, places])].map((marks, index) => ({
      ...{ author, message, isKnown: index === 0 },
      intent: INTENTS.indexOf(intent),
      pattern: FIRST_SAID + message,
      features: clauseFeatures(clauseTokens(text, marks)),
    }));
  });
}

interface Said extends Sample {
  readonly author: string;
  readonly message: number;
  /** The planner knows all that it names. */
  readonly isKnown: boolean;
}

const FIRST_SAID = 100_000;

const patterns = [...trainingClauses(), ...conversationClauses()].map(sampleOf);
process.stdout.write(`${patterns.length} clauses, ${new Set(patterns.map(({ pattern }) => pattern)).size} patterns\n`);

if (process.argv.includes('--said')) printSaid();
else if (process.argv.includes('--folds')) printFolds();
else writeWeights(trained(patterns));

function writeWeights({ weights, bias }: Weights): void {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const text = JSON.stringify({
    scale,
    bias: [...bias].map((each) => Math.round(each / scale)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  });
  writeFileSync(resolve(import.meta.dirname, '../../functions/planner/clauses/data/clause-weights.json'), `${text}\n`);
}

/** How many patterns are named right by weights that were learned without them; each pattern counts once. */
function printFolds(): void {
  const perPattern = countsOf(patterns);
  const right = new Map<string, number>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const learned = trained(patterns.filter(({ pattern }) => pattern % FOLDS !== fold));
    for (const { intent, features, pattern } of patterns.filter((each) => each.pattern % FOLDS === fold)) {
      const scores = scoresOf(learned, features);
      const key = `${INTENTS[intent]} as ${INTENTS[scores.indexOf(Math.max(...scores))]}`;
      right.set(key, (right.get(key) ?? 0) + 1 / (perPattern.get(pattern) ?? 1));
    }
  }
  const isRight = ([key]: [string, number]) => new Set(key.split(' as ')).size === 1;
  const good = [...right].filter(isRight).reduce((sum, [, count]) => sum + count, 0);
  process.stdout.write(`${((100 * good) / perPattern.size).toFixed(1)} % of patterns\n`);
  const wrong = [...right].filter((each) => !isRight(each)).sort((a, b) => b[1] - a[1]);
  for (const [key, count] of wrong.slice(0, 20)) process.stdout.write(`${count.toFixed(1)} ${key}\n`);
}

/** How many of the said clauses are named right by weights that were learned without a fifth of the messages. */
function printSaid(): void {
  const said = saidSamples();
  const of = (unseen: readonly Said[], { weights, bias }: Weights) => {
    const right = unseen.filter(({ features, intent }) => {
      const scores = scoresOf({ weights, bias }, features);
      return scores.indexOf(Math.max(...scores)) === intent;
    });
    return `${right.length} of ${unseen.length} (${((100 * right.length) / unseen.length).toFixed(1)} %)`;
  };
  const wish = INTENTS.indexOf('wish');
  const print = (name: string, unseen: readonly Said[], learned: Weights) => {
    const rest = unseen.filter(({ intent }) => intent !== wish);
    process.stdout.write(`${name}: ${of(unseen, learned)}, without wishes ${of(rest, learned)}\n`);
  };
  const isUnseen = ({ message }: Said) => (message * 7) % FOLDS === 0;
  const without = trained([...patterns, ...said.filter((each) => !isUnseen(each))]);
  print(
    'a fifth, its sights known',
    said.filter((each) => isUnseen(each) && each.isKnown),
    without,
  );
  print(
    'a fifth, its sights not known',
    said.filter((each) => isUnseen(each) && !each.isKnown),
    without,
  );
  const none = trained(patterns);
  print(
    'the same by patterns alone',
    said.filter((each) => isUnseen(each) && each.isKnown),
    none,
  );
  for (const author of new Set(said.map((each) => each.author)))
    print(
      `${author}, by patterns alone`,
      said.filter((each) => each.author === author && each.isKnown),
      none,
    );
}
