import { expect, test } from 'vitest';
import { findMoney, kroneOf } from './find-money.ts';

const read = (text: string) => findMoney(text).map(({ amount, currency }) => [amount, currency]);

test.each([
  ['£1,086.44', 1086.44, 'GBP'],
  ['1.086,44 €', 1086.44, 'EUR'],
  ['1 443 Kč', 1443, 'CZK'],
  ["CHF 1'200.-", 1200, 'CHF'],
  ['US$ 118.00', 118, 'USD'],
  ['AUD 412.00', 412, 'AUD'],
  ['¥46,200', 46200, 'JPY'],
  ['32,800円', 32800, 'JPY'],
  ['R$ 1.250,00', 1250, 'BRL'],
])('an amount is read with its currency: %s', (text, amount, currency) => {
  expect(read(text)).toEqual([[amount, currency]]);
});

test("'kr' is the currency of the mail’s language", () => {
  expect(read('2 318 kr')).toEqual([[2318, undefined]]);
  expect(kroneOf('Tack för din bokning, återbetalas ej')).toBe('SEK');
  expect(kroneOf('Tak for din booking på værelse')).toBe('DKK');
});
