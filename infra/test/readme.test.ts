import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const README = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };

/** Text in backticks, inline or in a block. */
const code = [...README.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
  ([, block, inline]) => block ?? inline ?? '',
);
const PATH = /(?<![\w./{-])(?:web|functions|shared|infra|events)\/[\w./-]*\w/g;

it('every command in the README is a script of package.json', () => {
  const named = code.flatMap((text) => [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
});

it('every script of package.json is in the README', () => {
  const mentioned = new Set(code.flatMap((text) => text.match(/[\w:-]+/g) ?? []));
  expect(Object.keys(scripts).filter((name) => !mentioned.has(name))).toEqual([]);
});

it('every path in the README exists', () => {
  const links = [...README.matchAll(/\]\((?!http)([^)]+)\)/g)].map(([, target = '']) => target);
  const paths = [...new Set([...code.flatMap((text) => text.match(PATH) ?? []), ...links])];
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
