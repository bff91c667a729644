import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';

/** A pattern that a module makes while it is loaded. */
export interface MadePattern {
  readonly source: string;
  readonly flags: string;
}

/** The patterns that modules make while they are loaded, by the file and the place of the expression that makes one. */
export type MadePatterns = ReadonlyMap<string, ReadonlyMap<string, MadePattern>>;

/** From where to where an expression stands: one can begin, or end, where a part of it does. */
export const placeOf = (node: ts.Node): string => `${node.getStart()}-${node.getEnd()}`;

/** Where the instrumented modules report what they make. */
const REPORT = Symbol.for('travel-timeline.made-patterns');

/** Calls and constructions that a module evaluates once, while it is loaded. */
export function callsAtLoad(source: ts.SourceFile): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  source.statements.filter(ts.isVariableStatement).forEach(visit);
  return found;
}

/** The module with each of these calls reported. */
function reporting(file: string, code: string): string {
  const calls = callsAtLoad(ts.createSourceFile('module.ts', code, ts.ScriptTarget.ESNext, true));
  const inserted = calls.flatMap((call) => [
    { at: call.getStart(), isEnd: false, text: `__made('${placeOf(call)}',` },
    { at: call.getEnd(), isEnd: true, text: ')' },
  ]);
  let written = `const __made=(place,value)=>globalThis[Symbol.for(${JSON.stringify(REPORT.description)})](${JSON.stringify(file)},place,value);`;
  let last = 0;
  for (const { at, text } of inserted.toSorted(
    (one, other) => one.at - other.at || Number(other.isEnd) - Number(one.isEnd),
  )) {
    written += code.slice(last, at) + text;
    last = at;
  }
  return written + code.slice(last);
}

/** Loads the files, and finds what patterns they and all modules whose path fits make on the way. */
export async function madePatterns(files: readonly string[], reported: RegExp): Promise<MadePatterns> {
  const reporter: Plugin = {
    name: 'made-patterns',
    setup({ onLoad }) {
      onLoad({ filter: reported, namespace: 'file' }, async ({ path: file }) => ({
        contents: reporting(file, await readFile(file, 'utf8')),
        loader: 'ts',
      }));
    },
  };
  // In the project, where its packages are found.
  const folder = await mkdtemp(path.join('node_modules', '.made-patterns-'));
  const outfile = path.join(folder, 'all.mjs');
  const found = new Map<string, Map<string, MadePattern>>();
  Object.assign(globalThis, {
    [REPORT]: (file: string, place: string, value: unknown) => {
      if (value instanceof RegExp) {
        const own = found.get(file) ?? new Map<string, MadePattern>();
        found.set(file, own.set(place, { source: value.source, flags: value.flags }));
      }
      return value;
    },
  });
  try {
    await build({
      stdin: { contents: files.map((file) => `import ${JSON.stringify(file)};`).join('\n'), resolveDir: '.' },
      ...{ bundle: true, format: 'esm', platform: 'node', packages: 'external', outfile, logLevel: 'warning' },
      plugins: [reporter],
    });
    await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return found;
}
