import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestFile } from './first-run.ts';

/** What became of a mutant: the test that noticed it, or those that did not, each by file and hash. */
export type Verdict = {
  /** Of the source with the mutant in it. */
  readonly source: string;
  readonly noticedBy?: string;
  readonly tried: readonly string[];
};

/** What is known so far, so that a run that was cut off or a changed test asks only what is not known. */
export type Results = { readonly tests: Record<string, TestFile>; readonly verdicts: Record<string, Verdict> };

export function readResults(file: string): Results {
  if (!existsSync(file)) return { tests: {}, verdicts: {} };
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Whole or not at all. */
export function keepResults(file: string, results: Results): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(results));
  renameSync(`${file}.new`, file);
}
