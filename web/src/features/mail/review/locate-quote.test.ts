import { expect, it } from 'vitest';
import { locateQuote } from './locate-quote.ts';

const TEXT = 'Check-in 15:00\nCheck-out 11:00\nDesk open from 15:00';

it('the words are at their offsets', () => {
  expect(locateQuote(TEXT, { quote: '15:00', start: 46, end: 51 })).toEqual({ start: 46, end: 51 });
});

it('words with wrong offsets are searched for', () => {
  expect(locateQuote(TEXT, { quote: '11:00', start: 0, end: 5 })).toEqual({ start: 25, end: 30 });
  expect(locateQuote(TEXT, { quote: '15:00' })).toEqual({ start: 9, end: 14 });
});

it('words that the text does not have are not found', () => {
  expect(locateQuote(TEXT, { quote: '12:00', start: 9, end: 14 })).toBeUndefined();
  expect(locateQuote(TEXT, {})).toBeUndefined();
  expect(locateQuote(TEXT, undefined)).toBeUndefined();
});
