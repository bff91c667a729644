import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

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

/** Lets a function parse its data as JSON, which takes half as long as evaluating the same as a program. */
const jsonAsText: Plugin = {
  name: 'json-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]data[\\/][^\\/]+\.json$/ }, async ({ path }) => {
      const data: unknown = JSON.parse(await readFile(path, 'utf8'));
      return { contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`, loader: 'js' };
    });
  },
};

/** What makes a cold start cheaper, measured by `npm run bench:cold`. */
export const startPlugins: Plugin[] = [nodeModules, declarations, jsonAsText];
