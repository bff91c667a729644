import { BUCKETS } from '#functions/planner/clauses/clause-features.ts';
import { INTENTS } from '#functions/planner/clauses/intents.ts';
import { randomNumbers } from './training-clauses.ts';

const EPOCHS = 24;
const FIRST_OF_MEAN = 8;
const RATE = 0.5;
const DECAY = 2e-6;
const DROPPED = 0.35;

/** A clause to learn from: its intent by its place in INTENTS, and the buckets of its features. */
export interface Sample {
  readonly intent: number;
  /** The same for all paraphrases of one pattern. */
  readonly pattern: number;
  readonly features: readonly number[];
  /** How much it counts beside the others; 1 where it is not said. */
  readonly counts?: number;
}

/** What is learned: a weight for each bucket and intent, and what an intent has anyway. */
export interface Weights {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** Stochastic gradient descent on the cross entropy of the softmax; the mean of the weights after each later epoch. */
export function trained(samples: readonly Sample[]): Weights {
  const random = randomNumbers(7);
  const [learned, mean] = [noWeights(), noWeights()];
  const importance = importanceOf(samples);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch / 4);
    const order = samples.map((sample) => ({ sample, at: random() })).sort((a, b) => a.at - b.at);
    for (const { sample } of order) {
      // A part of the features is left out each time, so that no single word decides.
      const features = sample.features.filter(() => random() > DROPPED);
      if (features.length > 0) step(learned, features, sample.intent, rate * importance(sample));
    }
    if (epoch >= FIRST_OF_MEAN) addTo(mean, learned, 1 / (EPOCHS - FIRST_OF_MEAN));
  }
  return mean;
}

function noWeights(): Weights {
  return { weights: new Float32Array(BUCKETS * INTENTS.length), bias: new Float32Array(INTENTS.length) };
}

function addTo(sum: Weights, { weights, bias }: Weights, share: number): void {
  for (const [at, weight] of weights.entries()) sum.weights[at] = (sum.weights[at] ?? 0) + share * weight;
  for (const [at, weight] of bias.entries()) sum.bias[at] = (sum.bias[at] ?? 0) + share * weight;
}

/** Rare intents count more, and a pattern with many paraphrases hardly more than one with few. */
function importanceOf(samples: readonly Sample[]): (sample: Sample) => number {
  const perPattern = countsOf(samples);
  const perIntent = INTENTS.map((_, index) => samples.filter(({ intent }) => intent === index).length);
  const usual = samples.length / INTENTS.length;
  const balance = perIntent.map((count) => Math.min(3, Math.max(0.8, Math.sqrt(usual / Math.max(1, count)))));
  return ({ intent, pattern, counts = 1 }) =>
    (3 * counts * (balance[intent] ?? 1)) / Math.sqrt(perPattern.get(pattern) ?? 1);
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
export function countsOf(samples: readonly Sample[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { pattern } of samples) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  return counts;
}

/** How much speaks for each intent. */
export function scoresOf({ weights, bias }: Weights, features: readonly number[]): number[] {
  const norm = 1 / Math.sqrt(features.length);
  return INTENTS.map(
    (_, index) =>
      norm * features.reduce((sum, bucket) => sum + (weights[bucket * INTENTS.length + index] ?? 0), bias[index] ?? 0),
  );
}
