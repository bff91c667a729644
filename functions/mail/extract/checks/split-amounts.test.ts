import { expect, it } from 'vitest';
import { splitAmounts } from './split-amounts.ts';

it('a deposit and a balance below it make an amount the total', () => {
  const amounts = [148.5, 22.28, 126.22, 3].map((amount) => ({ amount, currency: 'EUR' }));
  expect(splitAmounts(amounts)).toEqual([{ total: 0, parts: [1, 2] }]);
});

it('amounts of two currencies, or that do not add up, are no deposit and balance', () => {
  expect(splitAmounts([{ amount: 10 }, { amount: 4 }, { amount: 5 }])).toEqual([]);
  expect(
    splitAmounts([
      { amount: 10, currency: 'EUR' },
      { amount: 4, currency: 'EUR' },
      { amount: 6, currency: 'USD' },
    ]),
  ).toEqual([]);
});
