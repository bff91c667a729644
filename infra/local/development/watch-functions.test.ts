import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FunctionWatch, watchFunctions } from './watch-functions.ts';

/** Timeout for a machine that is busy with other tests. */
const PATIENCE = { timeout: 20_000 };

let project: string;
let watch: FunctionWatch;
let changed: string[];
const change = (file: string) => writeFile(path.join(project, file), `${Math.random()}`);

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'watch-'));
  for (const folder of ['functions/trips', 'shared', 'web'])
    await mkdir(path.join(project, folder), { recursive: true });
  changed = [];
  watch = watchFunctions(project, (file) => changed.push(file));
});
afterAll(async () => {
  watch.close();
  await rm(project, { recursive: true });
});

test('changes of functions and contracts are noticed, those of tests, pages and other files are not', async () => {
  for (const other of ['web/page.ts', 'functions/trips/trip.test.ts', 'shared/notes.md']) await change(other);
  await change('functions/trips/trip.ts');
  await expect.poll(() => changed, PATIENCE).toEqual(['functions/trips/trip.ts']);
  await change('shared/schema.ts');
  await expect.poll(() => changed, PATIENCE).toEqual(['functions/trips/trip.ts', 'shared/schema.ts']);
});
