import { expect, test } from 'vitest';
import { findMoney, kroneOf, withOneDollar } from './find-money.ts';

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
  ['R 5 218.40', 5218.4, 'ZAR'],
  ['68 450 тг', 68450, 'KZT'],
  ['S/ 240.00', 240, 'PEN'],
  ['KSh 12,500', 12500, 'KES'],
])('an amount is read with its currency: %s', (text, amount, currency) => {
  expect(read(text)).toEqual([[amount, currency]]);
});

test('the letter of a row, a seat or a train is no rand', () => {
  expect(read('Row R 12, Seat 14 R, R8 101')).toEqual([]);
});

test("'kr' is the currency of the mail’s language", () => {
  expect(read('2 318 kr')).toEqual([[2318, undefined]]);
  expect(kroneOf('Tack för din bokning, återbetalas ej')).toBe('SEK');
  expect(kroneOf('Tak for din booking på værelse')).toBe('DKK');
});

test("a bare '$' is the dollar of the country that the mail names elsewhere", () => {
  const read = ['Fees $72.45', 'Total CA $442.74'].map((text) => ({ text, money: findMoney(text) }));
  expect(withOneDollar(read).flatMap(({ money }) => money.map(({ currency }) => currency))).toEqual(['CAD', 'CAD']);
  const plain = [{ text: 'Total $20.00', money: findMoney('Total $20.00') }];
  expect(withOneDollar(plain)[0]?.money[0]?.currency).toBe('USD');
});
