import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { afterTests, clientOf, eventually, startTestServer, temporaryDirectory } from './test-server.ts';
import { BUCKET } from './test-settings.ts';

const PROCESS = fileURLToPath(new URL('./test-server-process.ts', import.meta.url));

/** A server in a process of its own: its address, its output, and how to kill it. */
async function spawnServer(directory: string) {
  const child = spawn(process.execPath, [PROCESS, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  afterTests(() => child.kill('SIGKILL'));
  const lines: string[] = [];
  const output = createInterface(child.stdout);
  output.on('line', (line) => lines.push(line));
  await eventually(() => lines.find((line) => line.startsWith('http'))).toBeDefined();
  const endpoint = lines.find((line) => line.startsWith('http')) ?? '';
  return {
    endpoint,
    lines,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

test('kill -9 in the middle of writes loses nothing acknowledged, tears nothing and drops no event', async () => {
  const directory = await temporaryDirectory();
  const server = await spawnServer(directory);
  const s3 = clientOf(server);
  const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`);
  /** By key: the last acknowledged version, and the one that was being written when the server died. */
  const acknowledged = new Map<string, number>();
  const attempted = new Map<string, number>();
  const bodyOf = (key: string, version: number) => `${key} ${version} `.repeat(5000);
  const writeForEver = async (key: string) => {
    for (let version = 1; ; version++) {
      attempted.set(key, version);
      await s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: bodyOf(key, version) }));
      acknowledged.set(key, version);
    }
  };
  const writers = Promise.allSettled(keys.map(writeForEver));
  await eventually(() => [...acknowledged.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400);
  await server.kill();
  await writers;

  const told = new Map<string, number>();
  const restarted = await startTestServer({
    directory,
    onObjectCreated: async (event) => {
      for (const { s3: created } of event.Records)
        told.set(created.object.key, (told.get(created.object.key) ?? 0) + 1);
    },
  });
  const client = clientOf(restarted);
  for (const key of keys) {
    const got = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: key }));
    const text = (await got.Body?.transformToString()) ?? '';
    expect(got.ETag).toBe(`"${md5(text)}"`);
    const versions = [acknowledged.get(key), attempted.get(key)].map((version) => bodyOf(key, version ?? 0));
    expect(versions).toContain(text);
  }
  // None was finished before, so all are delivered again: one for each acknowledged version.
  await eventually(() => keys.filter((key) => (told.get(key) ?? 0) < (acknowledged.get(key) ?? 0))).toEqual([]);
});

test('the function that was running when the server was killed is called again', async () => {
  const directory = await temporaryDirectory();
  const server = await spawnServer(directory);
  await clientOf(server).send(new PutObjectCommand({ Bucket: BUCKET, Key: 'mail', Body: 'x' }));
  await eventually(() => server.lines).toContain('event mail');
  await server.kill();
  const told: string[] = [];
  await startTestServer({
    directory,
    onObjectCreated: async (event) => void told.push(...event.Records.map(({ s3 }) => s3.object.key)),
  });
  await eventually(() => told).toEqual(['mail']);
});

test('a port in use is an error with the code EADDRINUSE, and the folder is left to the server on that port', async () => {
  const directory = await temporaryDirectory();
  const { port } = await startTestServer({ directory });
  const beingWritten = join(directory, 'buckets', BUCKET, 'content', 'being-written');
  await writeFile(beingWritten, 'x');
  await expect(startTestServer({ directory, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(await readFile(beingWritten, 'utf8')).toBe('x');
});

test('the server listens on the loopback address only', async () => {
  const { endpoint, port } = await startTestServer();
  expect(endpoint).toBe(`http://127.0.0.1:${port}`);
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
});

test('closing ends connections that are idle, kept alive or in the middle of a body', async () => {
  const server = await startTestServer();
  const sockets = [
    '',
    'GET / HTTP/1.1\r\nhost: x\r\n\r\n',
    'PUT /test-bucket/k HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n',
  ].map((start) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(start);
    return { socket, closed: new Promise((resolve) => socket.once('close', resolve)) };
  });
  for (const { socket } of sockets) socket.resume().on('error', () => {});
  await Promise.all([server.close(), ...sockets.map(({ closed }) => closed)]);
  await expect(fetch(server.endpoint)).rejects.toThrow();
});

test('a client that disconnects in the middle of an upload leaves nothing behind', async () => {
  const server = await startTestServer();
  const s3 = clientOf(server);
  const abort = new AbortController();
  async function* body() {
    yield Buffer.alloc(100_000);
    abort.abort();
    yield Buffer.alloc(100_000);
  }
  await expect(
    s3.send(
      new PutObjectCommand({ Bucket: BUCKET, Key: 'half', Body: Readable.from(body()), ContentLength: 200_000 }),
      {
        abortSignal: abort.signal,
      },
    ),
  ).rejects.toThrow();
  await expect(s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'half' }))).rejects.toMatchObject({
    name: 'NoSuchKey',
  });
});
