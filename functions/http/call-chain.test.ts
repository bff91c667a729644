import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { createDay, createTrip, NEW_TRIP } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { SITE_URL, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { ErrorBody } from '#shared/contract/error-body.ts';
import * as deleteActivity from '../activities/delete-activity.ts';
import { ownTripKey } from '../data/keys.ts';
import * as listDays from '../days/list-days.ts';
import * as updateDay from '../days/update-day.ts';
import { logger } from '../runtime/logger.ts';
import * as login from '../session/login.ts';
import * as createTripCall from '../trips/create-trip.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listTrips from '../trips/list-trips.ts';

const { table } = await startFunctions();
const ada = await signUp();
const trip = await createTrip(ada);

const refused = (status: number, code: string, message: string | RegExp = /\w/) => ({
  status,
  body: { code, message: typeof message === 'string' ? message : expect.stringMatching(message) },
});

describe('a write’s origin', () => {
  it.each([
    'https://evil.example',
    'http://localhost:3001',
    'https://localhost:3000',
    'null',
    `${SITE_URL}.evil.example`,
  ])('OPEN-52 %s is foreign and refused', async (origin) => {
    const answer = await call(createTripCall, { as: ada, body: NEW_TRIP, headers: { origin } });
    expect(answer).toMatchObject(refused(403, 'forbidden', /another site/));
  });

  it('OPEN-52 a foreign origin is refused before the session is looked at', async () => {
    const answer = await call(createTripCall, { body: NEW_TRIP, headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
  });

  it('OPEN-52 the site’s own origin may write, and so may a program that sends no Origin', async () => {
    for (const headers of [{ origin: SITE_URL }, {}]) {
      expect(await call(createTripCall, { as: ada, body: NEW_TRIP, headers })).toMatchObject({ status: 201 });
    }
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 201],
    ['none', 201],
  ])('OPEN-52 a write without Origin that a browser calls %s answers %s', async (site, status) => {
    const headers = { 'sec-fetch-site': site };
    expect(await call(createTripCall, { as: ada, body: NEW_TRIP, headers })).toMatchObject({ status });
  });

  it('OPEN-52 reads are not refused by origin', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(await call(getTrip, { params: { id: trip.id }, headers })).toMatchObject({ status: 200 });
  });
});

describe('a body', () => {
  const send = (body: unknown, headers = {}) => call(createTripCall, { as: ada, body, headers });

  it.each(['{', '', 'title=Rome', '{"title":"Rome",}', '\u0000'])('OPEN-137 %j is refused with 400', async (text) => {
    expect(await send(Buffer.from(text))).toMatchObject(refused(400, 'bad_request'));
  });

  it.each([[null], [[]], ['Rome'], [7], [true], [undefined]])('OPEN-137 %j is not an object: 400', async (body) => {
    const { status, body: error } = await send(body);
    expect({ status, error }).toEqual({
      status: 400,
      error: { code: 'bad_request', message: 'The body must be a JSON object', fields: {} },
    });
  });

  it('OPEN-137 an empty object is refused for its first missing field', async () => {
    expect(await send({})).toMatchObject(refused(400, 'bad_request', 'Title is required'));
  });

  it('OPEN-52 OPEN-137 more than 1 MB is refused with 413, and exactly 1 MB is not', async () => {
    const sized = (bytes: number) => Buffer.from(`{"title":"${'x'.repeat(bytes - 12)}"}`);
    expect(await send(sized(1024 * 1024 + 1))).toMatchObject(refused(413, 'too_large', /1 MB/));
    expect(await send(sized(1024 * 1024))).toMatchObject(refused(400, 'bad_request', /at most 200 characters/));
  });

  it('a body is measured in bytes, not in characters, whatever its content type', async () => {
    const body = Buffer.from(`{"title":"${'é'.repeat(600_000)}"}`);
    for (const type of ['application/json', 'application/octet-stream']) {
      expect(await send(body, { 'content-type': type })).toMatchObject(refused(413, 'too_large'));
    }
  });

  it('deeply nested JSON is refused with 400', async () => {
    const deep = Buffer.from(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(await send(deep)).toMatchObject(refused(400, 'bad_request'));
  });

  it('JSON that arrives base64-encoded is read too', async () => {
    const body = Buffer.from(JSON.stringify(NEW_TRIP));
    expect(await send(body, { 'content-type': 'application/octet-stream' })).toMatchObject({ status: 201 });
  });

  it('the first message of a refused body is the response’s message, and every field has its own', async () => {
    const { body } = await send({ ...NEW_TRIP, title: '', startDate: '' });
    expect(body).toMatchObject({
      message: 'Title is required',
      fields: { title: 'Title is required', startDate: 'Start date is required' },
    });
  });
});

describe('an id', () => {
  const ids = [
    '',
    'x',
    'public ',
    '../../etc/passwd',
    '%',
    '%2F',
    'a'.repeat(2000),
    `${trip.id}\n`,
    `${trip.id}-`,
    '💥',
  ];

  it.each(ids.filter((id) => id !== ''))('OPEN-137 the malformed id %j answers 404', async (id) => {
    expect(await call(getTrip, { params: { id } })).toMatchObject(refused(404, 'not_found', 'Trip not found'));
    expect(await call(listDays, { params: { id } })).toMatchObject(refused(404, 'not_found', 'Trip not found'));
    expect(await call(deleteActivity, { as: ada, params: { id } })).toMatchObject(
      refused(404, 'not_found', 'Activity not found'),
    );
  });

  it('a trip’s id is not accepted as a day’s, nor a day’s as an activity’s', async () => {
    const day = await createDay(ada, trip.id);
    const body = { title: 'x', date: '2027-06-04' };
    expect(await call(updateDay, { as: ada, params: { id: trip.id }, body })).toMatchObject({ status: 404 });
    expect(await call(deleteActivity, { as: ada, params: { id: day.id } })).toMatchObject({ status: 404 });
    expect(await call(getTrip, { as: ada, params: { id: day.id } })).toMatchObject({ status: 404 });
  });
});

describe('an answer', () => {
  const read = (headers: Record<string, string> = {}) => call(getTrip, { as: ada, params: { id: trip.id }, headers });

  it('a read carries an ETag and may not be stored by shared caches', async () => {
    const { headers } = await read();
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      'cache-control': 'private, no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('a conditional read of unchanged data answers 304 without a body (RFC 9110 13.1.2)', async () => {
    const { etag = '' } = (await read()).headers;
    for (const sent of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const { status, body, headers } = await read({ 'if-none-match': sent });
      expect({ sent, status, body, etag: headers.etag }).toEqual({ sent, status: 304, body: undefined, etag });
    }
  });

  it('a conditional read of changed data answers in full', async () => {
    const { etag = '' } = (await read()).headers;
    await createDay(ada, trip.id);
    expect(await read({ 'if-none-match': etag })).toMatchObject({ status: 200 });
  });

  it('a refused read carries no ETag', async () => {
    const { etag = '' } = (await call(listTrips, { as: ada })).headers;
    expect(await call(listTrips, { headers: { 'if-none-match': etag } })).toMatchObject({ status: 401 });
  });

  it('the response to a write is never cached', async () => {
    const { headers } = await call(createTripCall, { as: ada, body: NEW_TRIP });
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers.etag).toBeUndefined();
  });

  it('OPEN-137 every error is {message, code} and exposes no internals', async () => {
    const errors = [
      await call(listTrips),
      await call(createTripCall, { as: ada, body: {} }),
      await call(getTrip, { params: { id: 'x' } }),
      await call(login, { body: { email: 'a@example.com', password: 'x' } }),
    ];
    for (const { status, body, headers } of errors) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(z.strictObject(ErrorBody.shape).safeParse(body).success).toBe(true);
      expect(JSON.stringify(body)).not.toMatch(/dynamo|zod|stack|\.ts|pk|TRIP#/i);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('OPEN-137 an internal failure answers 500 with a generic message', async () => {
    const eve = await signUp();
    const broken = { ...ownTripKey(eve.id, 'broken'), secret: 'inner detail' };
    await table.client.send(new PutCommand({ TableName: table.name, Item: broken }));
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const { status, body } = await call(listTrips, { as: eve });
    expect({ status, body }).toEqual({
      status: 500,
      body: { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
    });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
