import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The result of a test file without a mutant. */
export type TestFile = {
  readonly file: string;
  readonly held: boolean;
  readonly ms: number;
  readonly passed: ReadonlySet<number>;
};

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
};

/** Runs every test below these folders of the sandbox once, without a mutant. */
export async function firstRun(sandbox: string, folders: readonly string[]): Promise<readonly TestFile[]> {
  const passedPlaces = path.join(sandbox, '.build', 'passed-places');
  const report = path.join(sandbox, '.build', 'first-run.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  await vitest(sandbox, [...folders, ...reporters], { PASSED_PLACES: passedPlaces });
  const passed = readPassed(passedPlaces);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.map(({ name, status, startTime, endTime }) => {
    const file = path.relative(sandbox, name);
    return { file, held: status === 'passed', ms: endTime - startTime, passed: passed.get(file) ?? new Set() };
  });
}

function readPassed(folder: string): ReadonlyMap<string, ReadonlySet<number>> {
  const notes = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { test: string; passed: number[] },
  );
  return new Map(notes.map(({ test, passed }) => [test, new Set(passed)]));
}

/** Whether one of these tests fails, or times out, with that mutant. */
export async function isNoticed(sandbox: string, mutant: number, tests: readonly TestFile[]): Promise<boolean> {
  const expected = tests.reduce((sum, { ms }) => sum + ms, 0);
  const args = ['--bail=1', '--reporter=dot', '--maxWorkers=1', ...tests.map(({ file }) => file)];
  return (await vitest(sandbox, args, { MUTANT: String(mutant) }, 60_000 + 5 * expected)) !== 0;
}

/** Vitest's exit code; undefined when it was terminated after this many ms. */
async function vitest(
  sandbox: string,
  args: readonly string[],
  environment: Record<string, string>,
  timeout?: number,
): Promise<unknown> {
  const program = path.join(sandbox, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [program, 'run', '--config', 'vitest.mutation.ts', ...args], {
    cwd: sandbox,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
    killSignal: 'SIGKILL',
    timeout,
  });
  const [code]: unknown[] = await once(child, 'exit');
  return code ?? undefined;
}
