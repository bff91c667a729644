import { expect, it } from 'vitest';
import { membersOf, PROPERTIES } from './character-classes.ts';

/** Every character that is assigned, but for the halves of pairs. */
const ALL = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .join('')
  .replace(/\p{Cn}/gu, '');

it.each(PROPERTIES)('the members of %s are all characters that have it, and no others', (property) => {
  const without = ALL.replace(new RegExp(`\\p{${property}}`, 'gu'), '');
  expect(without.length).toBeLessThan(ALL.length);
  expect(ALL.replace(new RegExp(`[${membersOf(property)}]`, 'gu'), '') === without).toBe(true);
});
