import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every picture and clip is shown by the components that load it from us', () => {
  const root = new URL('../..', import.meta.url);
  const naming = (words: RegExp) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .filter((name) => words.test(readFileSync(new URL(name, root), 'utf8')))
      .toSorted();
  expect(naming(/<(?:img|image|picture|source|iframe|embed|object)\b|new Image\b|backgroundImage/)).toEqual([
    // Draws what it shows.
    'ui/documents/pass-code.tsx',
    'ui/picture/picture.tsx',
  ]);
  expect(naming(/<(?:video|audio)\b|new Audio\b/)).toEqual(['ui/photos/clip.tsx']);
});
