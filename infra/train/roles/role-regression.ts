import { BUCKETS } from '#functions/mail/extract/roles/role-scorer.ts';
import { randomFrom } from '#infra/bench/mail-mutations.ts';
import type { LabelledMention } from './labelled-mentions.ts';

const EPOCHS = 8;
const FIRST_OF_MEAN = 4;
const RATE = 0.15;
const DECAY = 0.0003;
/** The share of features that is left out of each step, so that no single one decides. */
const DROPPED = 0.2;
const SEED = 7;

/** The weights while they are learned, and what each has been moved by. */
interface Learned {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
}

/**
 * Logistic regression over hashed features by stochastic gradient descent, each weight at its own pace (AdaGrad); the
 * mean of the weights after each later epoch. The same mentions in the same order always give the same weights.
 */
export function trainedRole(mentions: readonly LabelledMention[]): Float32Array {
  const random = randomFrom(SEED);
  const learned: Learned = { weights: new Float32Array(BUCKETS), squares: new Float32Array(BUCKETS).fill(1e-3) };
  const mean = new Float32Array(BUCKETS);
  const order = [...mentions];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const { buckets, holds } of order)
      step(
        learned,
        buckets.filter(() => random() >= DROPPED),
        holds,
      );
    if (epoch >= FIRST_OF_MEAN)
      for (const [at, weight] of learned.weights.entries()) mean[at] = (mean[at] ?? 0) + weight;
  }
  return mean.map((weight) => (weight / (EPOCHS - FIRST_OF_MEAN)) * (1 - DROPPED));
}

function step({ weights, squares }: Learned, buckets: Int32Array, holds: boolean): void {
  let sum = 0;
  for (const bucket of buckets) sum += weights[bucket] ?? 0;
  const error = 1 / (1 + Math.exp(-sum)) - (holds ? 1 : 0);
  for (const bucket of buckets) {
    const slope = error + DECAY * (weights[bucket] ?? 0);
    const square = (squares[bucket] ?? 0) + slope * slope;
    squares[bucket] = square;
    weights[bucket] = (weights[bucket] ?? 0) - (RATE * slope) / Math.sqrt(square);
  }
}

function shuffle(order: LabelledMention[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [order[at], order[other]];
    if (one && two) [order[at], order[other]] = [two, one];
  }
}
