import { expect, it } from 'vitest';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as createTripCall from '../trips/create-trip.ts';
import * as getTrip from '../trips/get-trip.ts';

await startFunctions();
const ada = await signUp();
const long = await createTrip(ada, { description: 'Ruins, a long lunch and gelato. '.repeat(60) });
const short = await createTrip(ada, { description: 'Ruins' });

const read = (id: string, headers: Record<string, string> = {}) => call(getTrip, { as: ada, params: { id }, headers });

it.each(['br', 'gzip'])('a response above 1 KB is sent in the coding %s that the client accepts', async (coding) => {
  const plain = await read(long.id);
  const { headers, bytes, body } = await read(long.id, { 'accept-encoding': `${coding}, deflate` });
  expect(headers).toMatchObject({ 'content-encoding': coding, 'content-type': 'application/json; charset=utf-8' });
  expect(body).toEqual(plain.body);
  expect(bytes).toBeLessThan(plain.bytes / 2);
  expect(Number(headers['content-length'] ?? bytes)).toBe(bytes);
});

it('a response of at most 1 KB, or to a client that accepts no coding, is sent uncompressed', async () => {
  const plain = await read(long.id, { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const small = await read(short.id, { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBeUndefined();
  expect(small.bytes).toBeLessThanOrEqual(1024);
});

it('every response has Vary: Accept-Encoding, also refusals and 304 (RFC 9110 12.5.5)', async () => {
  const { headers } = await read(short.id);
  const unchanged = await read(short.id, { 'if-none-match': headers.etag ?? '' });
  const refused = await call(getTrip, { params: { id: 'nothing' } });
  expect([unchanged.status, refused.status]).toEqual([304, 404]);
  for (const each of [headers, unchanged.headers, refused.headers]) expect(each.vary).toBe('accept-encoding');
});

it('a response has the same ETag in every coding, and a copy in any coding answers 304 in another', async () => {
  const { etag = '' } = (await read(long.id)).headers;
  expect(etag).toMatch(/^W\//);
  for (const coding of ['br', 'gzip', 'identity']) {
    expect((await read(long.id, { 'accept-encoding': coding })).headers.etag).toBe(etag);
    const again = await read(long.id, { 'accept-encoding': coding, 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, bytes: 0 });
    expect(again.headers['content-encoding']).toBeUndefined();
  }
});

it('the response to a write is compressed too, and keeps its cookies and status', async () => {
  const body = { title: 'Rome', startDate: midnight('2027-06-03'), endDate: midnight('2027-06-09') };
  const description = 'Ruins, a long lunch and gelato. '.repeat(60);
  const headers = { 'accept-encoding': 'gzip' };
  const made = await call(createTripCall, { as: ada, body: { ...body, description }, headers });
  expect(made).toMatchObject({ status: 201, body: { description: expect.any(String) } });
  expect(made.headers['content-encoding']).toBe('gzip');
});
