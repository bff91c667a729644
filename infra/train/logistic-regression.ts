/** One example: the signs that it shows, and whether it is one of those looked for. */
export interface Example {
  readonly signs: Readonly<Record<string, number>>;
  readonly holds: boolean;
  /** How much it counts beside the others, 1 if absent. */
  readonly weight?: number;
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
  const places = new Map(names.map((name, at) => [name, at]));
  // Most signs are absent from most mails: only what a mail shows is summed.
  const rows = examples.map(({ signs, holds, weight: own = 1 }) => {
    const shown = Object.entries(signs).filter(([, value]) => value !== 0);
    return {
      at: Int32Array.from(shown, ([name]) => places.get(name) ?? 0),
      values: Float64Array.from(shown, ([, value]) => value),
      target: holds ? 1 : 0,
      share: (own * share(holds)) / examples.length,
    };
  });
  const weights = new Float64Array(names.length);
  let bias = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = new Float64Array(names.length);
    let biasSlope = 0;
    for (const { at, values, target, share: weight } of rows) {
      let sum = bias;
      for (let each = 0; each < at.length; each += 1) sum += (values[each] ?? 0) * (weights[at[each] ?? 0] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - target) * weight;
      biasSlope += error;
      for (let each = 0; each < at.length; each += 1) {
        const sign = at[each] ?? 0;
        slope[sign] = (slope[sign] ?? 0) + error * (values[each] ?? 0);
      }
    }
    bias -= RATE * biasSlope;
    for (const at of weights.keys())
      weights[at] = (weights[at] ?? 0) - RATE * ((slope[at] ?? 0) + DECAY * (weights[at] ?? 0));
  }
  return { bias, weights: Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0])) };
}
