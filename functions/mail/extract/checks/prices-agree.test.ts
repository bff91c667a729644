import { expect, it } from 'vitest';
import { pricesAgree } from './prices-agree.ts';

it('the prices of several bookings add up to the total of the bill', () => {
  expect(pricesAgree([171, 147.1], 318.1)).toBe(true);
  expect(pricesAgree([171, 171], 307.8)).toBe(false);
});

it('nothing contradicts prices of which one is unknown, a single one, or those of a mail without a bill', () => {
  expect(pricesAgree([171, undefined], 307.8)).toBe(true);
  expect(pricesAgree([171], 307.8)).toBe(true);
  expect(pricesAgree([171, 171], undefined)).toBe(true);
});

it('a fee for bookings that have references of their own leaves each its price', () => {
  expect(pricesAgree([168, 47.5], 218.5, true)).toBe(true);
  expect(pricesAgree([168, 47.5], 218.5)).toBe(false);
  expect(pricesAgree([168, 47.5], 300, true)).toBe(false);
});
