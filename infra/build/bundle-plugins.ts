import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import ts from 'typescript';
import { preparedPatterns } from './patterns/prepared-patterns.ts';
import { preparedModules } from './prepared-modules.ts';

/**
 * Imports Node's own modules as CommonJS. As ES modules all their exports are evaluated, and node:http, which the SDK
 * imports for plain http, then loads undici as well: 20 ms and more (nodejs/node#57649). Lambda's own runtime does the
 * same (aws-lambda-nodejs-runtime-interface-client).
 */
const nodeModules: Plugin = {
  name: 'node-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:node:)?[a-z_]+(?:\/[a-z]+)?$/ }, ({ path, kind }) =>
      kind !== 'require-call' && isBuiltin(path)
        ? { path: path.replace(/^node:/, ''), namespace: 'node', sideEffects: false }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'node' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(`node:${path}`)})`,
    }));
  },
};

/**
 * Marks every call that declares something in shared/ as side-effect free, so that a function's bundle has only the
 * contracts that it uses, and does not build the schemas of a whole feature.
 */
const declarations: Plugin = {
  name: 'declarations',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]shared[\\/][a-z]+[\\/][a-z-]+\.ts$/ }, async ({ path }) => ({
      contents: withoutEffect(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** The same module with every top-level call of its constants marked as pure, as esbuild and others understand it. */
function withoutEffect(code: string): string {
  const positions = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) positions.add(node.getStart());
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile('module.ts', code, ts.ScriptTarget.ESNext, true);
  source.statements.filter(ts.isVariableStatement).forEach(visit);
  const starts = [0, ...[...positions].sort((a, b) => a - b)];
  return starts.map((start, i) => code.slice(start, starts[i + 1])).join('/* @__PURE__ */ ');
}

/** What a data file has under a name at its top is parsed when it is first asked for, if its JSON is longer. */
const PARSED_AT_ONCE = 1_000;

/**
 * Keeps data out of the code, in files of its own next to it: a literal of half a megabyte is compiled, and measured line
 * by line for its source map, before anything runs. The long parts of a data file, such as the places of a destination,
 * are read when they are first asked for, as one question needs few of the files.
 */
const dataFiles: Plugin = {
  name: 'data-files',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: /[\\/]functions[\\/].*\.json$/, namespace: 'file' }, async ({ path }) => ({
      contents: moduleOf(JSON.parse(await readFile(path, 'utf8')), path),
      loader: 'js',
      resolveDir: dirname(path),
    }));
    onResolve({ filter: /^data-file:/ }, ({ path }) => ({
      path: path.slice('data-file:'.length),
      namespace: 'data-file',
    }));
    onLoad({ filter: /.*/, namespace: 'data-file' }, async ({ path }) => {
      const data: unknown = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify(later(data) ?? data), loader: 'file' };
    });
  },
};

/**
 * The module of a data file: what is small is in it, the rest is read from the file. It takes node:fs from the process,
 * as an import of it copies its hundred names for each of the files.
 */
function moduleOf(data: unknown, path: string): string {
  const rest = later(data);
  const small = Object.entries(Object(data)).filter(([name]) => rest && !(name in rest));
  const fields = Object.keys(rest ?? {}).map(
    (name) => `get ${JSON.stringify(name)}(){return all()[${JSON.stringify(name)}]}`,
  );
  return [
    `import file from${JSON.stringify(`data-file:${path}`)};`,
    "let parsed;const all=()=>parsed??=JSON.parse(process.getBuiltinModule('node:fs').readFileSync(new URL(file,import.meta.url),'utf8'));",
    rest
      ? `export default{${[...small.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`), ...fields]}}`
      : 'export default all()',
  ].join('');
}

/** The long parts of an object; undefined if it has none. */
function later(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const long = Object.entries(data).filter(([, value]) => JSON.stringify(value).length > PARSED_AT_ONCE);
  return long.length === 0 ? undefined : Object.fromEntries(long);
}

/** What makes a cold start cheaper, measured by `npm run bench:cold`. */
export const startPlugins: Plugin[] = [nodeModules, declarations, preparedModules, dataFiles, preparedPatterns];
