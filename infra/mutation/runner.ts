import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Outcome = {
  readonly held: boolean;
  readonly ms: number;
  /** Mutants that the test file came past and source files that it loaded. */
  readonly passed: readonly string[];
};

/** Runs one test file after the other; `mutant` is empty for none. */
export type Runner = {
  readonly run: (file: string, mutant: string, timeout: number) => Promise<Outcome>;
  readonly stop: () => void;
};

/** A process over the sandbox, begun anew after a mutant that never ends. */
export function makeRunner(sandbox: string): Runner {
  const notes = path.join(mkdtempSync(path.join(tmpdir(), 'passed-')), 'places.json');
  let child: ChildProcess | undefined;

  async function started(): Promise<ChildProcess> {
    if (child) return child;
    const made = fork(path.join(sandbox, 'infra/mutation/run-test-file.ts'), {
      cwd: sandbox,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(made, 'message');
    child = made;
    return made;
  }

  async function run(file: string, mutant: string, timeout: number): Promise<Outcome> {
    const process = await started();
    writeFileSync(notes, '[]');
    const before = performance.now();
    process.send({ file, mutant, notes });
    const answer = await answerWithin(process, timeout);
    if (answer) return { ...answer, passed: JSON.parse(readFileSync(notes, 'utf8')) };
    process.kill('SIGKILL');
    child = undefined;
    return { held: false, ms: Math.round(performance.now() - before), passed: [] };
  }

  return { run, stop: () => child?.kill('SIGKILL') };
}

/** What the process says of the file; undefined when it ended, or had no answer in so many ms. */
async function answerWithin(child: ChildProcess, timeout: number): Promise<Omit<Outcome, 'passed'> | undefined> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(timeout)]);
  const ended = once(child, 'exit', { signal }).then(() => undefined);
  const answered = once(child, 'message', { signal }).then(([answer]) => answer);
  return await Promise.race([ended, answered])
    .catch(() => undefined)
    .finally(() => {
      for (const each of [ended, answered]) each.catch(() => undefined);
      done.abort();
    });
}
