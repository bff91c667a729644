import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Registration } from '#shared/session/schema.ts';
import type { NewTrip } from '#shared/trips/schema.ts';
import { startTestStack } from './test-stack.ts';

/** Timeout for a machine that is busy with other tests. */
const PATIENCE = { timeout: 20_000 };

const START = path.join(import.meta.dirname, 'start.ts');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a start that is expected to fail. */
function failingStart(environment: Record<string, string>, args: readonly string[] = []) {
  const env = { PATH: process.env.PATH, PORT: '0', SMTP_PORT: '0', DATA_DIR: path.join(folder, 'f'), ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, ...args], { env, encoding: 'utf8' });
  return { status, stdout, stderr: stderr.trim() };
}

test.each([
  [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, but it is "abc".'],
  [{ SMTP_PORT: '99999' }, 'SMTP_PORT must be a number from 0 to 65535, but it is "99999".'],
])('an invalid value %o ends the start with one clear sentence', (environment, sentence) => {
  expect(failingStart(environment)).toEqual({ status: 1, stdout: '', stderr: sentence });
});

test('an unknown option ends the start and lists the options', () => {
  const { status, stderr } = failingStart({}, ['--demos']);
  expect(status).toBe(1);
  expect(stderr).toContain('--demo (');
});

test.each(['PORT', 'SMTP_PORT'])('a %s in use ends the start with one clear sentence', async (variable) => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { status, stdout, stderr } = failingStart({ [variable]: String(port) });
  other.close();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^Port ${port} is already in use: .* ${variable}=\\d+ npm start\\.$`));
});

test('acknowledged data survives kill -9, and a stop ends in time with exit code 0', async () => {
  const dataFolder = path.join(folder, 'kept');
  const first = await startTestStack({ dataFolder });
  const account: z.input<typeof Registration> = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    password: 'engine no. 1',
  };
  const registered = await post(first.url, '/api/register', account);
  expect(registered.status).toBe(201);
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const trip: z.input<typeof NewTrip> = { title: 'Turin', startDate: '2027-04-01', endDate: '2027-04-03' };
  expect((await post(first.url, '/api/trips', trip, cookie)).status).toBe(201);
  await first.kill();

  const second = await startTestStack({ dataFolder, port: Number(new URL(first.url).port) });
  expect(second.url).toBe(first.url);
  const trips = await fetch(`${second.url}/api/trips`, { headers: { cookie } });
  expect(await trips.json()).toMatchObject([{ title: 'Turin' }]);
  // Listed by the projector, which continues where it was interrupted.
  await expect
    .poll(async () => (await fetch(`${second.url}/api/trips/public`)).json(), PATIENCE)
    .toMatchObject([{ title: 'Turin' }]);

  const refused = failingStart({ DATA_DIR: dataFolder });
  expect(refused).toEqual({
    status: 1,
    stdout: '',
    stderr: `The product already runs with the data in ${dataFolder}.`,
  });
  expect(await second.stop()).toBe(0);
}, 60_000);

test.each(['dynamodb', 's3'])(
  'a start without the folder %s that was there before says what is missing and what to do',
  async (name) => {
    const dataFolder = path.join(folder, `without-${name}`);
    const stack = await startTestStack({ dataFolder });
    await stack.stop();
    await rm(path.join(dataFolder, name), { recursive: true });
    const { status, stderr } = failingStart({ DATA_DIR: dataFolder });
    expect(status).toBe(1);
    expect(stderr).toContain(`What was stored in ${path.join(dataFolder, name)}`);
    expect(stderr).toContain(`delete ${path.join(dataFolder, 'kept.json')} and start again`);
  },
);

test('stored data is readable by its owner only', async () => {
  const dataFolder = path.join(folder, 'modes');
  const stack = await startTestStack({ dataFolder });
  await stack.stop();
  const kept = await readdir(dataFolder, { recursive: true });
  expect(kept).toContain('credentials.json');
  expect(kept.filter((each) => each.startsWith('dynamodb')).length).toBeGreaterThan(2);
  for (const each of ['', ...kept]) {
    const { mode } = await stat(path.join(dataFolder, each));
    expect(mode & 0o077, each).toBe(0);
  }
});

function post(url: string, to: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  return fetch(url + to, { method: 'POST', headers, body: JSON.stringify(body) });
}
