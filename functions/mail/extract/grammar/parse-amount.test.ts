import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['214.500', 'OMR', 214.5],
  ['1,158.250', 'KWD', 1158.25],
  ['1 158,000', 'TND', 1158],
  ['45,000', 'TND', 45],
  ['1,250', 'BHD', 1250],
  ['1.250', 'EUR', 1250],
  ['214.500', undefined, 214500],
  ['1.086,44', 'EUR', 1086.44],
])('a currency of a thousand parts has three decimals, and no other: %s %s', (text, currency, amount) => {
  expect(parseAmount(text, currency)).toBe(amount);
});
