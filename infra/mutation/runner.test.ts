import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRunner } from './runner.ts';

const testThat = (expectation: string) => `import { expect, it } from 'vitest';\nit('is so', () => ${expectation});\n`;
const FILES = {
  'package.json': '{ "type": "module" }',
  'vitest.mutation.ts': 'export default {};',
  'fails.test.ts': testThat('expect(1).toBe(2)'),
  'holds.test.ts': testThat('expect(1).toBe(1)'),
  'holds-too.test.ts': testThat('expect(1).toBe(1)'),
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'runner-'));
  await Promise.all(Object.entries(FILES).map(([name, text]) => writeFile(path.join(folder, name), text)));
  await cp(import.meta.dirname, path.join(folder, 'infra', 'mutation'), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('a test that failed makes no later one count as failed, so that a mutant is noticed by its own tests alone', async () => {
  const runner = makeRunner(folder);
  try {
    const held: boolean[] = [];
    for (const file of ['holds.test.ts', 'fails.test.ts', 'holds.test.ts', 'holds-too.test.ts']) {
      held.push((await runner.run(file, '', 60_000)).held);
    }
    expect(held).toEqual([true, false, true, true]);
  } finally {
    runner.stop();
  }
});
