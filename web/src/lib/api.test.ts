import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { listDays } from '#shared/days/routes.ts';
import { getUser, login } from '#shared/session/routes.ts';
import { createTrip, deleteTrip, listTrips } from '#shared/trips/routes.ts';
import { callApi, callApiPage } from './api.ts';
import { callApiPages } from './api-pages.ts';
import { ApiError, ConnectionError } from './errors.ts';
import { makePresses, type Press } from './press.ts';

const user = {
  id: 'u1',
  email: 'a@b.co',
  firstName: 'A',
  lastName: 'B',
  username: null,
  bio: null,
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const pressed = <Answer>(write: (press: Press) => Promise<Answer>) => makePresses<Answer>().send('wish', write);

let answer = { status: 200, body: 'null', headers: {} as Record<string, string> };
let asked: IncomingMessage | undefined;
const server = createServer((request, response) => {
  asked = request;
  request.resume().on('end', () => response.writeHead(answer.status, answer.headers).end(answer.body));
});

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  // The browser resolves paths against the page; Node has no page.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin + path, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  answer = { status: 200, body: 'null', headers: {} };
});

test('API-02 a call without a body sends no content type, one with a body sends JSON', async () => {
  await callApi(getUser, {});
  expect(asked?.headers['content-type']).toBeUndefined();
  answer.body = JSON.stringify(user);
  await pressed((press) => callApi(login, { body: { email: 'a@b.co', password: 'secret' }, press }));
  expect(asked?.method).toBe('POST');
  expect(asked?.headers['content-type']).toBe('application/json');
});

test('API-03 a read joins the parts of its path by slashes and parses JSON', async () => {
  answer.body = '[]';
  await expect(callApi(listDays, { params: { id: 'a/b' } })).resolves.toEqual([]);
  expect(asked?.url).toBe('/api/trips/a%2Fb/days');
});

test('API-04 the current user is null when signed out', async () => {
  await expect(callApi(getUser, {})).resolves.toBeNull();
});

test('OPEN-136 all pages of a list are read until there is no further cursor', async () => {
  const pages: [string, Record<string, string>][] = [
    ['[1,2]', { 'x-next-cursor': 'b c' }],
    ['[3]', { 'x-next-cursor': 'd' }],
    ['[4]', {}],
  ];
  const asks: (string | undefined)[] = [];
  const answerNext = (request: IncomingMessage) => {
    const [body, headers] = pages[asks.push(request.url) - 1] ?? ['[]', {}];
    answer = { status: 200, body, headers };
  };
  server.prependListener('request', answerNext);
  const numbers = { ...listTrips, answer: z.array(z.number()) };
  await expect(callApiPages(numbers, { query: { limit: 2 } })).resolves.toEqual([1, 2, 3, 4]);
  server.off('request', answerNext);
  expect(asks).toEqual(['/api/trips?limit=2', '/api/trips?limit=2&cursor=b+c', '/api/trips?limit=2&cursor=d']);
});

test('OPEN-136 a list returns its items and the cursor of the next page', async () => {
  answer = { status: 200, body: '[]', headers: { 'x-next-cursor': 'more' } };
  await expect(callApiPage(listTrips, { query: { cursor: 'c 1' } })).resolves.toEqual({
    items: [],
    nextCursor: 'more',
  });
  expect(asked?.url).toBe('/api/trips?cursor=c+1');
  answer.headers = {};
  await expect(callApiPage(listTrips, {})).resolves.toEqual({ items: [], nextCursor: null });
  expect(asked?.url).toBe('/api/trips');
});

test('ERR-03 a 401 on the current-user query throws', async () => {
  answer = { status: 401, body: '{"message":"Unauthorized","code":"unauthorized"}', headers: {} };
  await expect(callApi(getUser, {})).rejects.toThrow('401: Unauthorized');
});

test('ERR-04 whatever the status, a failed call throws the same kind of error', async () => {
  for (const status of [400, 403, 404, 409, 422, 500, 501]) {
    answer = { status, body: '{"message":"No","code":"x"}', headers: {} };
    await expect(callApi(getUser, {})).rejects.toThrow(ApiError);
  }
});

test('a response that does not match the contract is an error, not a broken screen', async () => {
  answer.body = '{"id":1}';
  await expect(callApi(getUser, {})).rejects.toThrow();
});

test('a repeated creation carries its key', async () => {
  answer = { status: 500, body: '', headers: {} };
  const body = { title: 'Porto', startDate: '2027-05-10', endDate: '2027-05-11' };
  const keys: unknown[] = [];
  const presses = makePresses<unknown>();
  for (let time = 0; time < 2; time++) {
    await expect(presses.send(body, (press) => callApi(createTrip, { body, press }))).rejects.toThrow();
    keys.push(asked?.headers['idempotency-key']);
  }
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

test('a deletion whose response was lost counts as done when the retry finds nothing, and any other does not', async () => {
  const presses = makePresses<unknown>();
  const remove = () => presses.send('trip', (press) => callApi(deleteTrip, { params: { id: 't1' }, press }));
  const gone = { status: 404, body: '{"message":"Trip not found"}', headers: {} };
  answer = gone;
  await expect(remove()).rejects.toThrow('Trip not found');
  answer = { status: 504, body: '', headers: {} };
  await expect(remove()).rejects.toThrow(ApiError);
  answer = gone;
  await expect(remove()).resolves.toEqual({ success: true });
});

test('a call without a response says that there is no connection', async () => {
  const refused = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(callApi(getUser, {})).rejects.toThrow(ConnectionError);
  refused.mockRestore();
});
