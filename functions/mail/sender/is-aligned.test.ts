import { expect, it } from 'vitest';
import { isAligned } from './is-aligned.ts';

it.each([
  ['hotel.example', 'hotel.example'],
  ['mail.hotel.example', 'hotel.example'],
  ['mail.hotel.co.uk', 'bounces.hotel.co.uk'],
])('%s and %s belong to one organisation', (one, other) => {
  expect([isAligned(one, other), isAligned(other, one)]).toEqual([true, true]);
});

it.each([
  ['hotel.example', 'evil.example'],
  ['hotel.example', 'hotel.example.evil.example'],
  ['hotel.co.uk', 'evil.co.uk'],
  ['hotel.co.uk', 'co.uk'],
  ['hotel.github.io', 'evil.github.io'],
  ['google.com', 'notgoogle.com'],
  ['192.0.2.1', '192.0.2.2'],
  ['', ''],
])('%s and %s do not', (one, other) => {
  expect([isAligned(one, other), isAligned(other, one)]).toEqual([false, false]);
});
