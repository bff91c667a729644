import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute } from '#shared/contract/define-route.ts';
import { api } from './api.ts';
import { gateway } from './gateway.ts';
import { type Listening, listen } from './listen.ts';

const answer = z.object({ done: z.boolean() });
const shared = { name: 'a', feature: 'f', path: '/api/a', summary: '', access: 'anyone', answer } as const;
const routes = [defineRoute({ ...shared, method: 'GET' }), defineRoute({ ...shared, method: 'POST' })];

let server: Listening;
beforeAll(async () => {
  const calls = api({ routes, functions: { invoke: async () => ({ done: true }) }, entryOf: () => 'a' });
  const site = { headers: {}, siteUrl: 'http://localhost:1' };
  server = await listen(gateway({ ...site, api: calls, site: (_, response) => response.end('the site') }), 0);
});
afterAll(() => server.close(0));

/** Everything that the server sends on a connection after these bytes, until it closes the connection. */
async function say(...parts: readonly string[]): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: server.port });
  for (const part of parts) socket.write(part, 'latin1');
  return text(socket);
}

/** A request's bytes, with 'Connection: close'. */
function request(line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string {
  const all = Object.entries({ host: 'localhost', connection: 'close', ...headers });
  return `${line} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

/** The status and the JSON of a response; fails when it is not a valid response, or an error in another format. */
function read(answer: string): { readonly status: number; readonly body: unknown } {
  const [, status, head = '', body = ''] = /^HTTP\/1\.1 (\d+) ([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(answer) ?? [];
  expect(head).toMatch(/content-type: application\/json/i);
  const said: unknown = JSON.parse(body);
  if (Number(status) >= 400) {
    const strict = z.strictObject({
      message: z.string().check(z.minLength(1)),
      // API Gateway's own word, that there is no such route, has none.
      code: z.optional(z.string().check(z.minLength(1))),
    });
    expect(strict.safeParse(said).success).toBe(true);
  }
  return { status: Number(status), body: said };
}

/** The size of 'GET /api/a? HTTP/1.1' and of the values 'localhost' and 'close'. */
const FIXED = 20 + 9 + 5;

test.each([
  ['as request line', (size: number) => request(`GET /api/a?${'x'.repeat(size)}`)],
  ['as a header', (size: number) => request('GET /api/a?', { 'x-much': 'x'.repeat(size) })],
  ['in many headers', (size: number) => request('GET /api/a?', many(size))],
  [
    'beside a body',
    (size: number) => request('POST /api/a', { 'content-length': '9', much: 'x'.repeat(size - 1) }, 'some body'),
  ],
])('OPEN-137 10,240 bytes of request line and header values are accepted, and more answer 431: %s', async (_, make) => {
  expect(read(await say(make(10_240 - FIXED)))).toEqual({ status: 200, body: { done: true } });
  expect(read(await say(make(10_241 - FIXED)))).toEqual({ status: 431, body: tooLong });
});

const tooLong = {
  message: 'The address and headers of this request are too long: at most 10 KB can be sent.',
  code: 'too_large',
};

function many(size: number): Record<string, string> {
  const names = Array.from({ length: 100 }, (_, index) => `x-${index}`);
  return { ...Object.fromEntries(names.map((name) => [name, 'x'.repeat(50)])), rest: 'x'.repeat(size - 5000) };
}

test.each([
  ['an address', (much: string) => [`GET /api/a?${much}`]],
  ['headers', (much: string) => ['GET /api/a HTTP/1.1\r\nhost: localhost\r\nx-much: ', much]],
])(
  '%s beyond Node’s limit are answered with 431 too, and the response arrives however much follows',
  async (_, make) => {
    for (const size of [17_000, 5_000_000]) {
      expect(read(await say(...make('x'.repeat(size))))).toEqual({ status: 431, body: tooLong });
    }
  },
);

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a TLS handshake', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', 400],
  ['a control character in a header', request('GET /api/a', { a: '\u0000' }), 400],
  ['two lengths', request('POST /api/a', { 'content-length': '1', 'transfer-encoding': 'chunked' }, '0\r\n\r\n'), 400],
  ['a length that is no number', request('POST /api/a', { 'content-length': 'x' }), 400],
  ['a broken chunk', request('POST /api/a', { 'transfer-encoding': 'chunked' }, 'zz\r\n'), 400],
  ['an endless chunk head', request('POST /api/a', { 'transfer-encoding': 'chunked' }, `1;${'x'.repeat(20_000)}`), 413],
  ['no host', 'GET /api/a HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['a page without a host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['a tunnel', request('CONNECT example.com:443'), 405],
  ['an unknown method', request('BREW /api/a'), 400],
  ['another known method', request('PROPFIND /api/a'), 404],
])('OPEN-137 %s is answered with a message', async (_, sent, status) => {
  expect(read(await say(sent)).status).toBe(status);
});

test('a client that asks for a tunnel and disconnects at once affects only its own connection', async () => {
  for (let count = 0; count < 10; count++) {
    const socket = connect({ host: '127.0.0.1', port: server.port });
    socket.write(request('CONNECT example.com:443'), () => socket.resetAndDestroy());
    await once(socket, 'close');
  }
  expect(read(await say(request('GET /api/a'))).status).toBe(200);
});

test('an unknown expectation is ignored', async () => {
  expect(read(await say(request('GET /api/a', { expect: 'the-best' }))).status).toBe(200);
});

test('GET may have a body, and HEAD is answered as GET without one', async () => {
  expect(read(await say(request('GET /api/a', { 'content-length': '4' }, 'body')))).toMatchObject({ status: 200 });
  expect(await say(request('HEAD /api/a'))).toMatch(/^HTTP\/1\.1 200 (?:[^\r\n]*\r\n)+\r\n$/);
});

test('an HTTP/1.0 request needs no host', async () => {
  expect(read(await say('GET /api/a HTTP/1.0\r\n\r\n')).status).toBe(200);
});

test('a request that takes too long to arrive is answered with 408', async () => {
  const [ipv4] = server.servers;
  ipv4?.once('connection', (socket) => {
    ipv4.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  });
  expect(read(await say('GET /api/a HTTP/1.1\r\n')).status).toBe(408);
});

test('an error in the middle of a response ends the connection, and adds nothing to the response', async () => {
  const half = await listen((_, response) => response.write('half'), 0);
  const socket = connect({ host: '127.0.0.1', port: half.port });
  socket.write(request('POST /', { 'transfer-encoding': 'chunked' }));
  socket.once('data', () => socket.write('zz\r\n'));
  let said = '';
  socket.on('data', (bytes: Buffer) => {
    said += bytes.toString('latin1');
  });
  // Reset or ended, it is over.
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  expect(said).toContain('half');
  expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1);
  await half.close(0);
});
