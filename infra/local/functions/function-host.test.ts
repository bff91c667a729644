import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FunctionHost, startFunctionHost } from './function-host.ts';

/** Timeout for a machine that is busy with other tests. */
const PATIENCE = { timeout: 20_000 };

let folder: string;
let host: FunctionHost;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'function-host-'));
  host = startFunctionHost({ projectFolder: folder, environment: { TABLE_NAME: 'a-table' } });
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

async function declare(name: string, handler: string): Promise<string> {
  await writeFile(path.join(folder, `${name}.mjs`), `export const handler = ${handler};`);
  return `${name}.mjs`;
}

const call = (entry: string, event: unknown = {}, timeout = 10_000) => host.invoke({ entry, event, timeout });

test('a function gets the event and answers with its promise’s value', async () => {
  const entry = await declare('echo', 'async (event) => ({ got: event })');
  expect(await call(entry, { list: [1, null, 'ä'] })).toEqual({ got: { list: [1, null, 'ä'] } });
});

test('loading a function takes nothing of its time, as on Lambda', async () => {
  await writeFile(
    path.join(folder, 'slow.mjs'),
    'await new Promise((resolve) => setTimeout(resolve, 1500)); export const handler = async () => "done";',
  );
  expect(await call('slow.mjs', {}, 1000)).toBe('done');
});

test('a function without an answer answers nothing', async () => {
  expect(await call(await declare('silent', 'async () => undefined'))).toBeUndefined();
});

test('a function sees its environment and none of the host’s', async () => {
  const entry = await declare('environment', 'async () => process.env');
  expect(await call(entry)).toEqual({ TABLE_NAME: 'a-table' });
});

test('a function can read its request id, its name and its remaining time', async () => {
  const entry = await declare(
    'context',
    'async (_, context) => [context.awsRequestId, context.functionName, context.getRemainingTimeInMillis()]',
  );
  const told = await host.invoke({ entry, event: {}, timeout: 5000, requestId: 'request-1' });
  expect(told).toEqual(['request-1', expect.stringContaining('context'), expect.any(Number)]);
  const left = Array.isArray(told) ? told[2] : undefined;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(5000);
});

test('what a function throws reaches the caller with its name', async () => {
  const entry = await declare('thrower', 'async () => { throw new RangeError("too far") }');
  await expect(call(entry)).rejects.toMatchObject({ errorType: 'RangeError', message: 'too far' });
});

test('a missing file, or one without a handler, only fails the call', async () => {
  await expect(call('missing.mjs')).rejects.toMatchObject({ name: 'FunctionError' });
  await writeFile(path.join(folder, 'other.mjs'), 'export const other = 1;');
  await expect(call('other.mjs')).rejects.toThrow('exports no function named handler');
});

test.each([
  ['lacks what another imports', 'export const other = 1;'],
  ['throws when it is loaded', 'throw new Error("half edited"); export const needed = 1;'],
])('a module that %s fails calls only until it is fixed', async (_, broken) => {
  const name = `needed-${broken.length}.mjs`;
  await writeFile(path.join(folder, name), broken);
  const entry = `needing-${broken.length}.mjs`;
  const source = `import { needed } from './${name}'; export const handler = async () => needed;`;
  await writeFile(path.join(folder, entry), source);
  await expect(call(entry)).rejects.toMatchObject({ name: 'FunctionError' });
  await writeFile(path.join(folder, name), 'export const needed = "mended";');
  expect(await call(entry)).toBe('mended');
});

test.each([
  ['an exit', 'async () => process.exit(3)'],
  [
    'an error outside its promise',
    'async () => { setTimeout(() => { throw new Error("late") }); await new Promise(() => {}) }',
  ],
])('%s of a function fails its call, and the next call succeeds', async (_, handler) => {
  const crash = await declare(`crash-${handler.length}`, handler);
  const echo = await declare('echo', 'async (event) => ({ got: event })');
  await expect(call(crash)).rejects.toMatchObject({ errorType: 'Runtime.ExitError' });
  expect(await call(echo, 1)).toEqual({ got: 1 });
});

test('a function that never ends fails when its time is up, and delays no other call', async () => {
  const endless = await declare('endless', 'async () => { for (;;); }');
  const echo = await declare('echo', 'async (event) => ({ got: event })');
  await expect(call(endless, {}, 200)).rejects.toMatchObject({ errorType: 'Sandbox.Timedout' });
  expect(await call(echo, 2)).toEqual({ got: 2 });
});

test('after a reload new code runs, while a running call finishes with the old code', async () => {
  const [begun, gate] = [path.join(folder, 'begun'), path.join(folder, 'gate')];
  const waiting = `async () => { const { existsSync, writeFileSync } = await import('node:fs');
    writeFileSync(${JSON.stringify(begun)}, '');
    while (!existsSync(${JSON.stringify(gate)})) await new Promise((go) => setTimeout(go, 5));
    return 'old' }`;
  const entry = await declare('changing', waiting);
  const former = call(entry);
  await expect.poll(() => existsSync(begun), PATIENCE).toBe(true);
  await declare('changing', 'async () => "new"');
  host.reload();
  expect(await call(entry)).toBe('new');
  await writeFile(gate, '');
  expect(await former).toBe('old');
});
