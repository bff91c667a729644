import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Runner } from './runner.ts';
import type { Mutant } from './sample.ts';

/** What a test file does when no mutant is chosen. */
export type TestFile = {
  readonly file: string;
  /** Of its text: a test that was changed is run again. */
  readonly hash: string;
  readonly held: boolean;
  readonly ms: number;
  /** Source files that it loads, and mutants that it comes past of those that it was asked of. */
  readonly passed: readonly string[];
  readonly asked: readonly string[];
};

const LONGEST_MS = 300_000;

/** What it did in an earlier run, if that can still be taken for true: no new mutant lies in a file that it loads. */
export function stillKnown(root: string, test: TestFile | undefined, mutants: readonly Mutant[]): boolean {
  if (!test?.held || test.hash !== hashOf(root, test.file)) return false;
  const asked = new Set(test.asked);
  const loaded = new Set(test.passed);
  return mutants.every(({ id, file }) => asked.has(id) || !loaded.has(file));
}

/** Runs a test file without a mutant. */
export async function observe(
  runner: Runner,
  root: string,
  file: string,
  mutants: readonly Mutant[],
): Promise<TestFile> {
  const outcome = await runner.run(file, '', LONGEST_MS);
  return { file, hash: hashOf(root, file), ...outcome, asked: mutants.map(({ id }) => id) };
}

/**
 * The tests that come past a mutant, the nearest first: that of the file itself, then those of its folder, then those of
 * the folders around it, and of each the quick ones first.
 */
export function nearestFirst({ id, file }: Mutant, tests: readonly TestFile[]): readonly TestFile[] {
  const distance = (test: TestFile) => {
    if (test.file === file.replace(/\.ts$/, '.test.ts')) return -1;
    const [here, there] = [path.dirname(file).split('/'), path.dirname(test.file).split('/')];
    const shared = here.findIndex((part, index) => part !== there[index]);
    return shared === -1 ? 0 : here.length - shared;
  };
  return tests
    .filter(({ held, passed }) => held && passed.includes(id))
    .sort((a, b) => distance(a) - distance(b) || a.ms - b.ms);
}

export function hashOf(root: string, file: string): string {
  return createHash('sha256')
    .update(readFileSync(path.join(root, file)))
    .digest('hex')
    .slice(0, 16);
}
