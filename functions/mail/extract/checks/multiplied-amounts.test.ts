import { expect, it } from 'vitest';
import { countsBefore, isProduct } from './multiplied-amounts.ts';

it('a price times its counts is checked against what stands behind the equals sign', () => {
  const before = '2 camas × 3 noches × ';
  expect(countsBefore(before)).toBe(6);
  expect(countsBefore('2張 × NT$')).toBe(2);
  expect(countsBefore('Room 12 ')).toBe(1);
  expect(isProduct(before, { amount: 24.75 }, ' = ', { amount: 148.5 })).toBe(true);
  expect(isProduct(before, { amount: 24.75 }, ' = ', { amount: 150 })).toBe(false);
  expect(isProduct(before, { amount: 24.75 }, ', ', { amount: 148.5 })).toBe(false);
});
