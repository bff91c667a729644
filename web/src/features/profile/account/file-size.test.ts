import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1500, '1.5 KB'],
  [12_345_678, '12.3 MB'],
  [2_147_483_648, '2.15 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('a file of %d bytes has %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
