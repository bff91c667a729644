/** One example: the signs that it shows, and whether it is one of those looked for. */
export interface Example {
  readonly signs: Readonly<Record<string, number>>;
  readonly holds: boolean;
}

export interface Model {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

const STEPS = 800;
const RATE = 1;
/** Keeps the weights of rare signs small (L2). */
const DECAY = 0.001;
/** How much the rarer class is raised: 0 not at all, 1 to the same weight as the other. */
const BALANCE = 0.75;

/** The sum of the weighted signs: above 0 the model holds it more likely than not. */
export const logOdds = ({ bias, weights }: Model, signs: Example['signs']): number =>
  Object.entries(signs).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, bias);

/** Logistic regression by gradient descent over all examples; the same examples always give the same model. */
export function train(examples: readonly Example[]): Model {
  const names = [...new Set(examples.flatMap(({ signs }) => Object.keys(signs)))];
  const holding = examples.filter(({ holds }) => holds).length;
  const share = (holds: boolean) => (examples.length / 2 / (holds ? holding : examples.length - holding)) ** BALANCE;
  const rows = examples.map(({ signs, holds }) => ({
    values: Float64Array.from(names, (name) => signs[name] ?? 0),
    target: holds ? 1 : 0,
    share: share(holds) / examples.length,
  }));
  const weights = new Float64Array(names.length);
  let bias = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = new Float64Array(names.length);
    let biasSlope = 0;
    for (const { values, target, share: weight } of rows) {
      const sum = values.reduce((all, value, at) => all + value * (weights[at] ?? 0), bias);
      const error = (1 / (1 + Math.exp(-sum)) - target) * weight;
      biasSlope += error;
      for (const [at, value] of values.entries()) if (value !== 0) slope[at] = (slope[at] ?? 0) + error * value;
    }
    bias -= RATE * biasSlope;
    for (const at of weights.keys())
      weights[at] = (weights[at] ?? 0) - RATE * ((slope[at] ?? 0) + DECAY * (weights[at] ?? 0));
  }
  return { bias, weights: Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])) };
}
