import { clauseFeatures } from './clause-features.ts';
import model from './data/clause-weights.json' with { type: 'json' };
import { INTENTS, type Intent } from './intents.ts';

/** An intent of a clause, with the probability that the model gives it. */
export interface Guess {
  readonly intent: Intent;
  readonly sure: number;
}

let weights: Int8Array | undefined;

/**
 * The intents of a clause by its tokens, and by whether there is a plan already, the likeliest first: multinomial logistic
 * regression over hashed features.
 */
export function classifyClause(tokens: readonly string[], hasPlan?: boolean): Guess[] {
  weights ??= new Int8Array(Buffer.from(model.weights, 'base64'));
  const features = clauseFeatures(tokens, hasPlan);
  const scores = INTENTS.map((_, index) =>
    features.reduce((sum, bucket) => sum + (weights?.[bucket * INTENTS.length + index] ?? 0), model.bias[index] ?? 0),
  ).map((score) => (score * model.scale) / Math.sqrt(features.length));
  return probabilities(scores)
    .map((sure, index): Guess => ({ intent: INTENTS[index] ?? 'wish', sure }))
    .sort((a, b) => b.sure - a.sure);
}

/** Softmax. */
function probabilities(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const each = scores.map((score) => Math.exp(score - most));
  const all = each.reduce((sum, value) => sum + value, 0);
  return each.map((value) => value / all);
}
