import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleFunctions } from './bundle-functions.ts';
import { preparedModules } from './prepared-modules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prepared-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function bundle(prepared: string): Promise<string> {
  const own = await mkdtemp(path.join(folder, 'case-'));
  await writeFile(path.join(own, 'squares.prepared.ts'), prepared);
  await writeFile(
    path.join(own, 'entry.ts'),
    "import { SQUARES } from './squares.prepared.ts';\nconsole.log(SQUARES[3]);",
  );
  const [entryPoints, outdir] = [[path.join(own, 'entry.ts')], path.join(own, 'out')];
  const options = { entryPoints, outdir, bundle: true, format: 'esm', outExtension: { '.js': '.mjs' } } as const;
  await build({ ...options, plugins: [preparedModules], logLevel: 'silent' });
  return outdir;
}

it('a bundle has what a prepared module exports, and neither its code nor what it does not use', async () => {
  const outdir = await bundle('export const SQUARES = [0, 1, 2, 3].map((n) => n * n);\nexport const MORE = [5];');
  expect((await readdir(outdir)).map((name) => name.replace(/-\w{8}\./, '.')).toSorted()).toEqual([
    'SQUARES.json',
    'entry.mjs',
  ]);
  expect(execFileSync(process.execPath, [path.join(outdir, 'entry.mjs')], { encoding: 'utf8' })).toBe('9\n');
});

it.each(['new Map([[3, 9]])', '[undefined]', '() => 9'])(
  'a build fails for an export that is no JSON (%s)',
  async (value) => {
    await expect(bundle(`export const SQUARES = ${value};`)).rejects.toThrow(/SQUARES.json is not JSON/);
  },
);

/**
 * Patterns run while the modules are loaded: most fold the words of some forty languages. Making the indexes of words there
 * took 250,000, and making patterns of them 5,000 more.
 */
const MOST_RUN = 10_000;
const BUNDLING_MS = 120_000;

it.each([
  ['reader', 'functions/mail/extract/read-text.ts'],
  ['planner', 'functions/planner/built-in/answer.ts'],
])(
  'the %s is loaded without making its indexes of words',
  async (name, entry) => {
    await bundleFunctions([{ name, entry }], folder);
    const script = `
    const exec = RegExp.prototype.exec;
    let run = 0;
    RegExp.prototype.exec = function (text) { run += 1; return exec.call(this, text); };
    await import(process.argv[1]);
    console.log(run);`;
    const args = ['--input-type=module', '--eval', script, path.join(folder, name, 'index.mjs')];
    const run = Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
    expect(run).toBeGreaterThan(0);
    expect(run).toBeLessThan(MOST_RUN);
  },
  BUNDLING_MS,
);
