import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sizeOf } from '#infra/aws/permissions.ts';
import { defineRoute, type Method } from '#shared/contract/define-route.ts';
import { allRoutes } from '#shared/routes.ts';
import { type FunctionCall, type FunctionHost, startFunctionHost } from '../functions/function-host.ts';
import { api } from './api.ts';
import { gateway } from './gateway.ts';
import { type Listening, listen } from './listen.ts';

const handlers: Record<string, string> = {
  echo: 'async (event) => ({ event })',
  structured: `async () => ({ statusCode: 201, headers: { 'x-one': 'a', 'x-two': 2 },
    cookies: ['a=1; Path=/', 'b=2'], body: '{"made":true}' })`,
  binary: `async () => ({ statusCode: 200, headers: { 'content-type': 'image/png' },
    body: Buffer.from([137, 80, 0, 255]).toString('base64'), isBase64Encoded: true })`,
  plain: 'async () => "just text"',
  malformed: 'async () => ({ statusCode: "good" })',
  thrower: 'async () => { throw new Error("a secret") }',
  crash: 'async () => process.exit(1)',
  sized: `async ({ queryStringParameters: { bytes, encoded } }) => {
    const result = (body) => ({ statusCode: 200, body, isBase64Encoded: encoded === 'yes' });
    return result('A'.repeat(bytes - JSON.stringify(result('')).length));
  }`,
  endless: 'async () => new Promise(() => setInterval(() => {}, 1000))',
};

let folder: string;
let functions: FunctionHost;
let server: Listening;
/** The same product, whose functions have a timeout of one second. */
let impatient: Listening;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gateway-'));
  const declared = Object.keys(handlers).flatMap((name) =>
    (['GET', 'POST'] as const).map((method: Method) =>
      defineRoute({ name, feature: 'f', method, path: `/api/${name}`, summary: '', access: 'anyone', answer: z.any() }),
    ),
  );
  for (const [name, handler] of Object.entries(handlers)) {
    await writeFile(path.join(folder, `${name}.mjs`), `export const handler = ${handler};`);
  }
  functions = startFunctionHost({ projectFolder: folder, environment: {} });
  const calls = { routes: declared, functions, entryOf: ({ name }: { name: string }) => `${name}.mjs` };
  const start = (timeoutOf?: () => number) =>
    listen(
      gateway({
        api: api({ ...calls, ...(timeoutOf && { timeoutOf }) }),
        site: (_, response) => response.end('the site'),
        headers: { 'x-frame-options': 'DENY' },
        siteUrl: 'http://localhost:1',
      }),
      0,
    );
  [server, impatient] = await Promise.all([start(), start(() => 1000)]);
});
afterAll(async () => {
  await Promise.all([server.close(0), impatient.close(0)]);
  await functions.close();
  await rm(folder, { recursive: true });
});

const get = (target: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${target}`, init);

test('a request reaches its function as an event and its result comes back as JSON', async () => {
  const body = JSON.stringify({ name: 'Zoë' });
  const headers = { 'content-type': 'application/json', cookie: 'a=1; b=2' };
  const answer = await get('/api/echo?q=1&q=2', { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toMatchObject({
    event: {
      routeKey: 'POST /api/echo',
      cookies: ['a=1', 'b=2'],
      queryStringParameters: { q: '1,2' },
      body,
      requestContext: { requestId: answer.headers.get('apigw-requestid'), http: { sourceIp: '127.0.0.1' } },
    },
  });
});

test('status, headers, cookies and body of a function’s response are passed on', async () => {
  const answer = await get('/api/structured');
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-one')).toBe('a');
  expect(answer.headers.get('x-two')).toBe('2');
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  expect(await answer.text()).toBe('{"made":true}');
});

test('a base64 body is sent as the bytes it stands for', async () => {
  const answer = await get('/api/binary');
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([137, 80, 0, 255]);
});

test('a string result is the body of a 200', async () => {
  expect(await (await get('/api/plain')).text()).toBe('just text');
});

test.each([
  ['/api/nothing', {}],
  ['/api', {}],
  ['/media/', {}],
  ['/api/echo', { method: 'DELETE' }],
])('%s %o is not a route and answers 404', async (target, init) => {
  const answer = await get(target, init);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'Not Found' });
});

test.each(['malformed', 'thrower', 'crash'])('the function %s is answered with 500 and no internals', async (name) => {
  const answer = await get(`/api/${name}`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ message: 'Internal Server Error' });
  expect((await get('/api/plain')).status).toBe(200);
});

test('a call’s function is ended at its own timeout, as on AWS', async () => {
  const timeouts = new Map<string, number>();
  const invoke = async ({ entry, timeout }: FunctionCall) => {
    timeouts.set(entry, timeout);
    return { statusCode: 200 };
  };
  const calls = await listen(api({ routes: allRoutes, functions: { invoke }, entryOf: ({ name }) => name }), 0);
  for (const { method, path: target } of allRoutes) {
    await fetch(`http://127.0.0.1:${calls.port}${target.replace(/\{\w+\+?\}/g, 'x')}`, { method });
  }
  await calls.close(0);
  expect(timeouts).toEqual(new Map(allRoutes.map(({ name }) => [name, sizeOf(name).timeout * 1000])));
  expect(new Set(timeouts.values())).toEqual(new Set([10_000, 29_000]));
});

test('a function that takes too long is answered with 503', async () => {
  const answer = await fetch(`http://127.0.0.1:${impatient.port}/api/endless`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ message: 'Service Unavailable' });
});

/** A body with which the event is so many bytes as JSON, which is what Lambda counts. */
async function bodyOfEvent(bytes: number, type: string): Promise<Buffer> {
  const post = { method: 'POST', headers: { 'content-type': type } };
  const Echoed = z.object({ event: z.record(z.string(), z.unknown()) });
  const { event } = Echoed.parse(await (await get('/api/echo', { ...post, body: 'AAA' })).json());
  const rest = JSON.stringify(event).length - (type === 'text/plain' ? 3 : 4);
  return Buffer.alloc(type === 'text/plain' ? bytes - rest : ((bytes - rest) / 4) * 3, 'A');
}

test.each(['text/plain', 'image/png'])(
  'an event of 6 MB is taken, and a larger one is answered with 413, a body of %s as it stands in it',
  async (type) => {
    const post = (body: Buffer) =>
      get('/api/plain', { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) });
    const body = await bodyOfEvent(6 * 1024 * 1024, type);
    expect((await post(body.subarray(0, -100))).status).toBe(200);
    const tooMuch = await post(Buffer.concat([body, body.subarray(0, 100)]));
    expect(tooMuch.status).toBe(413);
    expect(await tooMuch.json()).toEqual({ message: 'Request Entity Too Large' });
  },
);

test('a body above the 10 MB of API Gateway is answered with 413', async () => {
  const body = new Uint8Array(10 * 1024 * 1024 + 1);
  const tooMuch = await get('/api/plain', { method: 'POST', body });
  expect(tooMuch.status).toBe(413);
  expect(await tooMuch.json()).toEqual({ message: 'Request Entity Too Large' });
});

test.each(['no', 'yes'])(
  'an answer of 6 MB and 100 bytes arrives, and a larger one is a 500 (in base64: %s)',
  async (encoded) => {
    const most = 6 * 1024 * 1024 + 100;
    expect((await get(`/api/sized?encoded=${encoded}&bytes=${most}`)).status).toBe(200);
    const tooMuch = await get(`/api/sized?encoded=${encoded}&bytes=${most + 1}`);
    expect(tooMuch.status).toBe(500);
    expect(await tooMuch.json()).toEqual({ message: 'Internal Server Error' });
  },
);

test('every response has the security headers: the site’s, a function’s and an error', async () => {
  for (const target of ['/', '/api/plain', '/api/nothing']) {
    expect((await get(target)).headers.get('x-frame-options')).toBe('DENY');
  }
});

test('a page requested by IP address is redirected to the site’s own name, a call is not', async () => {
  const page = await get('/trips/1?a=b', { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect(page.status).toBe(302);
  expect(page.headers.get('location')).toBe('http://localhost:1/trips/1?a=b');
  expect((await get('/api/plain', { headers: { accept: 'text/html' } })).status).toBe(200);
});
