import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { idsOf, type Proof, reachOf } from './proof.ts';
import { playwrightTests } from './read-reports.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const VitestList = z.array(z.object({ name: z.string(), file: z.string() }));

/** The existing tests that name items, without running any: all count as passing. */
export function listTests(): Proof[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'acceptance-'));
  try {
    const units = path.join(folder, 'vitest.json');
    const browser = path.join(folder, 'playwright.json');
    run(['vitest', 'list', '--static-parse', `--json=${units}`]);
    run(['playwright', 'test', '--config', 'web/e2e/playwright.config.ts', '--list', '--reporter=json'], browser);
    const listed = VitestList.parse(JSON.parse(readFileSync(units, 'utf8')));
    return [
      ...listed.map(({ name, file }) => {
        const ids = name.split(' > ').flatMap(idsOf);
        return { ids, title: name, file, reach: reachOf(file), held: true };
      }),
      ...playwrightTests(browser).map((test) => ({ ...test, held: true })),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run([name = '', ...args]: string[], outputFile?: string): void {
  const env = { ...process.env, ...(outputFile ? { PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile } : {}) };
  execFileSync(path.join(root, 'node_modules', '.bin', name), args, { cwd: root, env, stdio: 'ignore' });
}
