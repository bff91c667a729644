import { expect, it } from 'vitest';
import { countsBefore, isProduct, splitAmounts } from './checked-amounts.ts';

it('a price times its counts is checked against what stands behind the equals sign', () => {
  const before = '2 camas × 3 noches × ';
  expect(countsBefore(before)).toBe(6);
  expect(countsBefore('2張 × NT$')).toBe(2);
  expect(countsBefore('Room 12 ')).toBe(1);
  expect(isProduct(before, { amount: 24.75 }, ' = ', { amount: 148.5 })).toBe(true);
  expect(isProduct(before, { amount: 24.75 }, ' = ', { amount: 150 })).toBe(false);
  expect(isProduct(before, { amount: 24.75 }, ', ', { amount: 148.5 })).toBe(false);
});

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
