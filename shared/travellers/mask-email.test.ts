import { describe, expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

describe('a masked address', () => {
  it.each([
    ['marta@example.com', 'ma•••@example.com'],
    ['abc@example.com', 'ab•••@example.com'],
    ['ab@example.com', 'a•••@example.com'],
    ['a@example.com', '•••@example.com'],
    ['a.very.long.name+tag@example.com', 'a.•••@example.com'],
    ['"odd@local"@example.com', '"o•••@example.com'],
    ['no address', '•••'],
    ['@example.com', '•••'],
    ['', '•••'],
  ])('OPEN-38 of %j is %j', (address, masked) => {
    expect(maskEmail(address)).toBe(masked);
  });

  it('OPEN-38 never shows the whole name, nor its length', () => {
    for (const name of ['a', 'ab', 'abc', 'abcdefgh']) {
      const masked = maskEmail(`${name}@example.com`);
      expect(masked.startsWith(name)).toBe(false);
      expect(masked.replace(/^[^•]*/, '')).toBe('•••@example.com');
    }
  });
});
