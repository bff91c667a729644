import { expect, it } from 'vitest';
import { couldBeReference } from './could-be-reference.ts';

it.each(['KX4471', 'DL-5520', 'LKMVQZP', '5590217', 'LC-41/2027'])('%s can be a reference', (code) => {
  expect(couldBeReference(code)).toBe(true);
});

it.each(['+43 1 555 01 73', '050-5555-0142'])('the telephone number %s is none', (number) => {
  expect(couldBeReference(number)).toBe(false);
});

it.each(['12.05.2027', '2027-05-12', '2027', '12'])('the date or number %s is none', (text) => {
  expect(couldBeReference(text)).toBe(false);
});

it('nor is what the text has as a date, a time or an amount', () => {
  const amount = { start: 10, end: 17 };
  expect(couldBeReference('1980', { start: 10, end: 14 }, [amount])).toBe(false);
  expect(couldBeReference('KX4471', { start: 0, end: 6 }, [amount])).toBe(true);
});
