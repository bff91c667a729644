import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIRST_PARTS, filesInTurn, partFiles, withoutEntry } from './first-script.ts';

const file = (
  name: string,
  given: { readonly imports?: readonly string[]; readonly css?: readonly string[]; readonly entry?: boolean } = {},
) => ({
  ...{ fileName: `assets/${name}.js`, name, imports: (given.imports ?? []).map((each) => `assets/${each}.js`) },
  ...{ isEntry: given.entry ?? false, isDynamicEntry: !given.entry },
  viteMetadata: { importedCss: new Set(given.css) },
});

it('names the scripts and style sheets of a part, without those of every page', () => {
  const files = [
    file('index', { entry: true, imports: ['vendor'] }),
    file('vendor'),
    file('trip-page', { imports: ['vendor', 'dates'], css: ['assets/trip.css'] }),
    file('dates'),
    file('upload-dialog'),
  ];
  expect(partFiles(files)).toEqual({ 'trip-page': ['/assets/trip-page.js', '/assets/dates.js', '/assets/trip.css'] });
});

it('names the entry and what it imports in the order in which they can run, each file after those that it needs', () => {
  const files = [
    file('index', { entry: true, imports: ['common', 'vendor'] }),
    file('common', { imports: ['vendor'] }),
    file('vendor'),
    file('trip-page', { imports: ['vendor', 'dates'] }),
    file('dates'),
  ];
  expect(filesInTurn(files)).toEqual(['assets/vendor.js', 'assets/common.js', 'assets/index.js']);
});

it('takes the tag that runs the entry out of the page, and fails where there is none', () => {
  const page = '<head><script type="module" crossorigin src="/assets/index.js"></script></head>';
  expect(withoutEntry(page, 'assets/index.js')).toBe('<head></head>');
  expect(() => withoutEntry(page, 'assets/other.js')).toThrow('The page has no');
});

it('knows every part that a page starts with', () => {
  const source = readFileSync(new URL('../src/first/page-start.ts', import.meta.url), 'utf8');
  const named = [...source.matchAll(/parts: \[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/'[a-z-]+'/g) ?? []);
  expect(new Set(named.map((name) => name.slice(1, -1)))).toEqual(FIRST_PARTS);
});
