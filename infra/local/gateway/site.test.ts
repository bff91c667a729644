import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';
import { builtSite } from './site.ts';

let folder: string;
let server: Listening;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>The app</title>');
  await writeFile(path.join(folder, 'assets', 'app-1a2b.js'), 'console.log(1)');
  await writeFile(path.join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('console.log(1)'));
  await writeFile(path.join(folder, 'assets', 'world-1a2b.pmtiles'), Buffer.from('PMTiles and what is in it'));
  await writeFile(path.join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await listen(builtSite(folder), 0);
});
afterAll(async () => {
  await server.close(0);
  await rm(folder, { recursive: true });
});

const get = (target: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${target}`, init);

test.each(['/', '/trips/0abc', '/profile/anna.k', '/no/such/page'])('%s is the app, revalidated', async (target) => {
  const answer = await get(target);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toContain('The app');
});

test('an asset is cached forever, compressed for clients that accept it', async () => {
  const answer = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-type')).toBe('text/javascript');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe('console.log(1)');
  const plain = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

test('a part of the map’s archive is answered alone, uncompressed, and kept forever', async () => {
  const headers = { range: 'bytes=8-10', 'accept-encoding': 'br' };
  const answer = await get('/assets/world-1a2b.pmtiles', { headers });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 8-10/25');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe('and');
});

test('a missing asset is 404, not the app, and is not cached', async () => {
  const answer = await get('/assets/app-0000.js');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an unchanged page is answered with 304', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('HEAD answers without a body and other methods are refused', async () => {
  expect(await (await get('/', { method: 'HEAD' })).text()).toBe('');
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});

test.each(['/../gateway.ts', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/%E0%A4%A'])(
  '%s does not leave the folder',
  async (target) => {
    // fetch would normalize the path before sending it.
    const sent = request({ port: server.port, host: '127.0.0.1', path: target }).end();
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    expect(answer && (await text(answer))).toContain('The app');
  },
);

test('a site that is not built says so', async () => {
  const empty = await listen(builtSite(path.join(folder, 'assets')), 0);
  const answer = await fetch(`http://127.0.0.1:${empty.port}/`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('npm start');
  await empty.close(0);
});
