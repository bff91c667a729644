import { expect, it } from 'vitest';
import { trainedRole } from './role-regression.ts';

/** Bucket 1 means that it holds, 2 that it does not, and 0 and the others nothing. */
const mentions = Array.from({ length: 200 }, (_, at) => ({
  buckets: Int32Array.from([0, at % 3 === 0 ? 1 : 2, 10 + (at % 7)]),
  holds: at % 3 === 0,
}));

it('what always comes with a role speaks for it, and the same mentions give the same weights', () => {
  const weights = trainedRole(mentions);
  const [, yes = 0, no = 0] = weights;
  expect(yes).toBeGreaterThan(1);
  expect(no).toBeLessThan(-1);
  for (const other of weights.slice(10, 17)) expect(Math.abs(other)).toBeLessThan(yes / 4);
  expect(trainedRole(mentions)).toEqual(weights);
});
