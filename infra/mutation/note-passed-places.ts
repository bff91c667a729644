import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';

declare global {
  /** Numbers of the mutants that the running test file reached. */
  var passedPlaces: Set<number> | undefined;
}

/** Where each test file writes which mutants it reached; without it nothing is recorded. */
const folder = process.env.PASSED_PLACES;

if (folder) {
  const passed = new Set<number>();
  globalThis.passedPlaces = passed;
  afterAll(() => {
    const { testPath = '' } = expect.getState();
    const test = path.relative(process.cwd(), testPath);
    const name = createHash('sha256').update(test).digest('hex').slice(0, 16);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ test, passed: [...passed] }));
  });
}
