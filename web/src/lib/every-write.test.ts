import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The compiler requires a press for every write; these are the ways around it.
test('nothing in the web app bypasses useWrite', () => {
  const root = new URL('..', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }));
  const naming = (words: RegExp) => sources.filter(({ text }) => words.test(text)).map(({ name }) => name);
  // The DOM has a MutationObserver too, which writes nothing.
  expect(naming(/\buseMutation\b|import [^;]*\bMutationObserver\b[^;]*'@tanstack/)).toEqual(['lib/use-write.ts']);
  expect(naming(/\bmakePresses\b/).sort()).toEqual(['lib/press.ts', 'lib/use-write.ts']);
  // Uploading the same file to the same address is idempotent.
  expect(naming(/method: '(POST|PUT|DELETE|PATCH)'|\.open\('(POST|PUT|DELETE|PATCH)'|sendBeacon/).sort()).toEqual([
    'ui/upload/put-photo.ts',
    'ui/upload/use-photo-upload.ts',
  ]);
});
