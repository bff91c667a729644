import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { caseless } from './word-pattern.ts';

const EXTRACT = path.join(import.meta.dirname, '..');

it.each([
  ['(?<!\\p{L})(?:été|straße)(?!\\p{L})', ['L’ÉTÉ', 'été', 'étés', 'STRASSE', 'Straße 5', 'xstraße']],
  ['\\b(?:refund\\w*|mwst)\\b|\\/\\s?pp\\b', ['Refundable', 'a refund', 'MWST.', 'mwsts', '/ PP', '/ppx', 'крефунд']],
  ['^[^\\p{L}\\d]{0,2}(\\w+)[\\w-]\\.$', ['«Ab-.', '12.', 'É.', '--x9.']],
])('a pattern finds the same as one with the flag i (%s)', (source, texts) => {
  const plain = new RegExp(source, 'iu');
  for (const text of texts)
    expect([...(caseless(source).exec(text) ?? [])], text).toEqual([...(plain.exec(text) ?? [])]);
});

it('every pattern that is made of lists of words ignores case in the way that compiles fast', () => {
  const slow = readdirSync(EXTRACT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.endsWith('word-pattern.ts'))
    .filter((name) =>
      /new RegExp\((?:[^;]*[^\w.\s])?\s*'[gs]*i[gs]*u',?\s*\)/.test(readFileSync(path.join(EXTRACT, name), 'utf8')),
    );
  expect(slow).toEqual([]);
});
