import { expect, it } from 'vitest';
import { summedAmounts } from './summed-amounts.ts';

const sums = (...amounts: number[]) => [
  ...summedAmounts(amounts.map((amount) => ({ amount, currency: 'EUR' }))).keys(),
];

it('the amount that the rows above it add up to is a sum', () => {
  expect(sums(98, 41.3, 139.3)).toEqual([2]);
  expect(sums(924, 1848, 98, 0, 1, 1947, 300, 1647)).toEqual([5]);
});

it('a discount is taken off', () => {
  expect(sums(99, -10, 89)).toEqual([2]);
});

it('a subtotal is not the sum of the bill', () => {
  expect(sums(40, 10, 50, 5, 55)).toEqual([4]);
});

it('one equal amount above, or an amount of another currency, makes no sum', () => {
  expect(sums(120, 120)).toEqual([]);
  expect(sums(120, 0, 120)).toEqual([]);
  expect([
    ...summedAmounts([
      { amount: 10, currency: 'EUR' },
      { amount: 20, currency: 'USD' },
      { amount: 30, currency: 'EUR' },
    ]),
  ]).toEqual([]);
});
