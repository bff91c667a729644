import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '..', '..');
/** The functions that may import code lazily: each says what is shown in its place when it fails, and retries. */
const DECLARES = new Set(['lazyPart', 'lazyPanel', 'lazyWindow', 'lazyPage', 'lazyComponent']);
/** Those that have to be prefetched; pages are not, as navigating needs a connection anyway. */
const FETCHED_AHEAD = new Set(['lazyPart', 'lazyPanel', 'lazyWindow']);
/**
 * The map beside the timeline and the chips of files, which are shown without a press; and half a megabyte that only
 * those fetch who look at a PDF where the browser has no viewer.
 */
const FETCHED_WHEN_SHOWN = ['Chips', 'MapPanel', 'Pages', 'PdfWindow'];

/** Imports the app's own files, without which there is no place to show an error in. */
const RUNS_THE_APP = path.join('first', 'run-in-turn.ts');

interface Found {
  /** Dynamic imports outside of those, and uses of React's own `lazy`, which caches a failure forever. */
  readonly bare: readonly string[];
  /** Names of the parts that have to be prefetched. */
  readonly parts: readonly string[];
  readonly ahead: readonly string[];
}

function isDynamicImport(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** The call `lazyX(() => …, …)` whose first argument is this import. */
function declarationAround(node: ts.Node): ts.CallExpression | undefined {
  let fetching: ts.Node = node;
  while (fetching.parent && !ts.isArrowFunction(fetching)) fetching = fetching.parent;
  const call = fetching.parent;
  if (!call || !ts.isCallExpression(call) || call.arguments[0] !== fetching) return undefined;
  return DECLARES.has(call.expression.getText()) ? call : undefined;
}

function searchSource(name: string, text: string): Found {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const bare: string[] = [];
  const parts: string[] = [];
  const ahead: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isDynamicImport(node)) {
      const call = declarationAround(node);
      if (!call) bare.push(`${name}: ${node.getText()}`);
      else if (FETCHED_AHEAD.has(call.expression.getText()) && ts.isVariableDeclaration(call.parent))
        parts.push(call.parent.name.getText());
    }
    if (ts.isImportSpecifier(node) && node.name.text === 'lazy') bare.push(`${name}: lazy of React`);
    // Lists of parts are arrays that name them: [Dialog.part] or [Dialog, …].map(({ part }) => part).
    if (ts.isArrayLiteralExpression(node))
      ahead.push(...node.elements.map((each) => each.getText().replace('.part', '')));
    // One that is added to a complete page is fetched by the hook that adds it.
    if (ts.isCallExpression(node) && node.expression.getText() === 'useArrived')
      ahead.push(...node.arguments.map((each) => each.getText()));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { bare, parts, ahead };
}

it('every lazy part shows an error in place, can be retried, and is prefetched unless it is large or shown at once', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (name) => !/\.test\.tsx?$/.test(name) && name !== RUNS_THE_APP,
  );
  const found = files.map((name) => searchSource(name, readFileSync(path.join(src, name), 'utf8')));
  expect(found.flatMap(({ bare }) => bare)).toEqual([]);
  const parts = found.flatMap((each) => each.parts);
  expect(parts.length).toBeGreaterThan(10);
  const ahead = new Set(found.flatMap((each) => each.ahead));
  expect(parts.filter((name) => !ahead.has(name)).sort()).toEqual(FETCHED_WHEN_SHOWN);
});

it.each([
  ['lazy of React', "import { lazy } from 'react';", ['a.tsx: lazy of React']],
  ['a bare import', "const open = () => import('./b.tsx');", ["a.tsx: import('./b.tsx')"]],
  ['an import after another argument', "lazyPart(1, () => import('./b.tsx'));", ["a.tsx: import('./b.tsx')"]],
  ['an awaited import in a handler', "on(async () => (await import('./b.ts')).go());", ["a.tsx: import('./b.ts')"]],
  ['a declared part', "const B = lazyWindow(async () => (await import('./b.tsx')).B);", []],
])('finds %s', (_, text, bare) => {
  expect(searchSource('a.tsx', text).bare).toEqual(bare);
});
