import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import ts from 'typescript';
import { membersOf, PROPERTIES } from './character-classes.ts';
import { callsAtLoad, type MadePattern, type MadePatterns, madePatterns, placeOf } from './made-patterns.ts';
import { choicesOf, neededWords } from './needed-words.ts';
import { keptChoices, keptNeeds } from './prepared-pattern.ts';

/** What reads texts, with a thousand patterns. */
const READERS = /[\\/]functions[\\/](?:mail[\\/]extract|places|planner)[\\/].*\.ts$/;
/** Where these patterns are made of words, by modules that only are loaded for it. */
const MADE_OF_WORDS = 'functions/{mail/extract,planner}/**/*.ts';
const SCRIPT = /\.test\.ts$|[\\/](?:generate-[^\\/]*|test-mail)\.ts$/;
const HAS_PATTERNS = /\\p\{|RegExp|(?:caseless|[wW]ords?|countOf|[pP]attern)\(/;

/**
 * Prepares the patterns of the readers of mails and messages: a bundle has their sources instead of what makes them of words,
 * and what words a text has to have for one to match. What no text needs is never compiled (`prepared-pattern.ts`), and what
 * is compiled has the characters of properties such as `\p{L}` written out (`written-out.ts`).
 */
export const preparedPatterns: Plugin = {
  name: 'prepared-patterns',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: READERS, namespace: 'file' }, async ({ path: file }) => ({
      contents: await preparedOnce(file),
      loader: 'ts',
    }));
    onResolve({ filter: /^prepared-patterns:/ }, ({ path: asked }) => ({
      path: asked.slice('prepared-patterns:'.length),
      namespace: 'prepared-patterns',
    }));
    onLoad({ filter: /^maker$/, namespace: 'prepared-patterns' }, () => ({
      contents: MAKER,
      loader: 'js',
      resolveDir: import.meta.dirname,
    }));
    onLoad({ filter: /^members$/, namespace: 'prepared-patterns' }, () => ({
      contents: JSON.stringify(Object.fromEntries(PROPERTIES.map((property) => [property, membersOf(property)]))),
      loader: 'file',
    }));
  },
};

const MAKER = [
  "import { patternMaker } from './pattern-module.ts';",
  "import file from 'prepared-patterns:members';",
  'let members;',
  "const read = () => JSON.parse(process.getBuiltinModule('node:fs').readFileSync(new URL(file, import.meta.url), 'utf8'));",
  'export const { prepared, made } = patternMaker(() => (members ??= read()));',
].join('\n');

const written = new Map<string, { readonly code: string; readonly contents: string }>();

/** A module's prepared code. Functions that have data are bundled one by one, so most modules are asked for many times. */
async function preparedOnce(file: string): Promise<string> {
  const code = await readFile(file, 'utf8');
  const known = written.get(file);
  if (known?.code === code) return known.contents;
  const contents = withPreparedPatterns(code, (await allMade()).get(file));
  written.set(file, { code, contents });
  return contents;
}

let made: Promise<MadePatterns> | undefined;

/** Once for all functions of a build. */
function allMade(): Promise<MadePatterns> {
  made ??= (async () => {
    const files: string[] = [];
    for await (const file of glob(MADE_OF_WORDS))
      if (!SCRIPT.test(file) && HAS_PATTERNS.test(await readFile(file, 'utf8'))) files.push(path.resolve(file));
    return madePatterns(files, READERS);
  })();
  return made;
}

const LITERAL = /^\/(?<source>.*)\/(?<flags>[a-z]*)$/su;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const preparedCall = ({ source, flags }: MadePattern): string => {
  const needs = keptNeeds(neededWords(source, flags));
  const given = [keptChoices(choicesOf(source, flags)), flags, ...(needs === undefined ? [] : [needs])];
  return `__prepared(${given.map((each) => JSON.stringify(each)).join(',')})`;
};

/** What uses a pattern from the beginning of a text to its end. */
const WHOLE = new Set(['match', 'matchAll', 'replace', 'replaceAll', 'search', 'split']);

/** Whether a pattern may go on from where it has found something. */
function hasPosition({ parent }: ts.Node, flags: string): boolean {
  const isWhole =
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    WHOLE.has(parent.expression.name.text);
  return /[gy]/.test(flags) && !isWhole;
}

/**
 * A module's code with its patterns prepared: those that `known` has by their place, and its literals. Those that a
 * function makes anew whenever it runs are made once.
 */
export function withPreparedPatterns(code: string, known: ReadonlyMap<string, MadePattern> = new Map()): string {
  const source = ts.createSourceFile('module.ts', code, ts.ScriptTarget.ESNext, true);
  const atLoad = new Map(callsAtLoad(source).map((call) => [call, known.get(placeOf(call))]));
  const edits: Edit[] = [];
  let once = 0;
  const edit = (node: ts.Node, text: string) => edits.push({ from: node.getStart(), to: node.getEnd(), text });
  const visit = (node: ts.Node, isInFunction: boolean): void => {
    const ready = ts.isExpression(node) ? atLoad.get(node) : undefined;
    if (ready) {
      edit(node, preparedCall(ready));
      return;
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const { source: text = '', flags = '' } = LITERAL.exec(node.text)?.groups ?? {};
      const call = preparedCall({ source: text, flags });
      edit(node, isInFunction ? `(__once${once++}??=${call})${hasPosition(node, flags) ? '.again()' : ''}` : call);
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp')
      edits.push({ from: node.getStart(), to: node.expression.getEnd(), text: '__made' });
    ts.forEachChild(node, (child) => visit(child, isInFunction || ts.isFunctionLike(node)));
  };
  visit(source, false);
  if (edits.length === 0) return code;
  // On the first line, so that the others keep their numbers.
  const names = Array.from({ length: once }, (_, index) => `__once${index}`);
  let written = `import{prepared as __prepared,made as __made}from'prepared-patterns:maker';${once > 0 ? `let ${names.join(',')};` : ''}`;
  let last = 0;
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    written += code.slice(last, from) + text;
    last = to;
  }
  return written + code.slice(last);
}
