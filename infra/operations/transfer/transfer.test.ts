import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestStack, type TestStack } from '#infra/local/test-stack.ts';
import { fillStack, testTraveller } from './test-traveller.ts';

const run = promisify(execFile);
/** Two products are started and five commands run, on a machine that is busy with other tests. */
const PATIENCE = 240_000;

let folder: string;
let filled: Awaited<ReturnType<typeof fillStack>>;
let before: string[];
let port: number;
const at = (name: string) => path.join(folder, name);

/** Runs a command on a data folder; returns its output and exit code. */
async function command(script: string, dataFolder: string, ...args: readonly string[]) {
  const file = path.join(import.meta.dirname, '..', `${script}.ts`);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataFolder };
  try {
    return { code: 0, said: (await run(process.execPath, [file, ...args], { env })).stdout };
  } catch (error) {
    const { code, stderr } = z.object({ code: z.number(), stderr: z.string() }).parse(error);
    return { code, said: stderr };
  }
}

/** Every response to compare, byte by byte. */
function answers(stack: TestStack): Promise<string[]> {
  const looks = filled.looks.map(async ([session, address]) => {
    const { status, bytes } = await testTraveller(stack, session).ask('GET', address);
    return `${address} ${status} ${bytes.toString('base64')}`;
  });
  return Promise.all(looks);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'transfer-'));
  const stack = await startTestStack({ dataFolder: at('first') });
  port = Number(new URL(stack.url).port);
  filled = await fillStack(stack);
  before = await answers(stack);
  const busy = await command('export-stage', at('first'), at('busy'));
  expect(busy).toEqual({ code: 1, said: expect.stringContaining('already runs with the data') });
  await stack.stop();
  expect(await command('export-stage', at('first'), at('exported'), '--with-signing-keys')).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ items and 2 objects of .*first are in .*exported\n$/),
  });
}, PATIENCE);
afterAll(() => rm(folder, { recursive: true, force: true }));

test(
  'a stage imported into an empty one answers every call byte by byte as the first did',
  async () => {
    expect(before.every((answer) => answer.includes(' 200 '))).toBe(true);
    expect((await command('import-stage', at('second'), at('exported'))).said).toContain('are in');
    const second = await startTestStack({ dataFolder: at('second'), port });
    expect(await answers(second)).toEqual(before);
    await second.stop();
  },
  PATIENCE,
);

test(
  'a stage with travellers is refused, unless an interrupted import is continued',
  async () => {
    expect(await command('import-stage', at('first'), at('exported'))).toEqual({
      code: 1,
      said: expect.stringContaining('import into an empty one'),
    });
    expect((await command('import-stage', at('first'), at('exported'), '--continue')).code).toBe(0);
    const again = await startTestStack({ dataFolder: at('first'), port });
    expect(await answers(again)).toEqual(before);
    await again.stop();
  },
  PATIENCE,
);

test(
  'session signing keys are only exported on request',
  async () => {
    expect((await command('export-stage', at('first'), at('without'))).code).toBe(0);
    const lines = async (name: string) =>
      gunzipSync(await readFile(path.join(at(name), 'items', 'travellers.jsonl.gz'))).toString('utf8');
    expect(await lines('exported')).toContain('{"S":"KEYS"}');
    expect(await lines('without')).not.toContain('{"S":"KEYS"}');
    expect(await lines('without')).toContain('ada-travels');
  },
  PATIENCE,
);

test(
  'a damaged or incomplete export is refused, and a non-empty folder is not written to',
  async () => {
    expect((await command('export-stage', at('first'), at('exported'))).said).toContain('is not empty');
    const objects = path.join(at('exported'), 'objects');
    const [name = ''] = await readdir(objects);
    await writeFile(path.join(objects, name), 'something else');
    expect(await command('import-stage', at('third'), at('exported'))).toEqual({
      code: 1,
      said: expect.stringContaining('the export is damaged'),
    });
    await rm(path.join(at('exported'), 'stage.json'));
    expect((await command('import-stage', at('fourth'), at('exported'))).said).toContain('no whole export');
  },
  PATIENCE,
);
