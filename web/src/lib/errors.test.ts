import { expect, test } from 'vitest';
import {
  ApiError,
  ConnectionError,
  errorOf,
  isNotFound,
  isUnauthorized,
  messageOf,
  serverMessageOf,
} from './errors.ts';

const answer = (status: number, body: string, statusText = '') => new Response(body, { status, statusText });

test('ERR-01 a non-OK response becomes an error that carries the JSON message', async () => {
  const error = await errorOf(answer(409, '{"message":"This username is already taken","code":"conflict"}'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe('This username is already taken');
  expect(error.status).toBe(409);
});

test('ERR-01 the messages for single fields are included', async () => {
  const error = await errorOf(
    answer(400, '{"message":"Title is required","code":"bad_request","fields":{"title":"Title is required"}}'),
  );
  expect(error.fields).toEqual({ title: 'Title is required' });
});

test('ERR-02 without a JSON message the error carries the response text', async () => {
  expect((await errorOf(answer(502, 'upstream is away', 'Bad Gateway'))).message).toBe('upstream is away');
  expect((await errorOf(answer(500, '{"oops":1}', 'Internal Server Error'))).message).toBe('{"oops":1}');
});

test('ERR-02 without a text the error carries the status text', async () => {
  expect((await errorOf(answer(503, '', 'Service Unavailable'))).message).toBe('Service Unavailable');
});

test('PERM-13 OPEN-54 a missing session is recognised by a message that begins with 401 and contains Unauthorized', async () => {
  const error = await errorOf(answer(401, '{"message":"Unauthorized","code":"unauthorized"}'));
  expect(error.message).toBe('401: Unauthorized');
  expect(isUnauthorized(error)).toBe(true);
  expect(serverMessageOf(error)).toBe('Unauthorized');
});

test('PERM-13 a wrong password is not a lost session', async () => {
  const error = await errorOf(answer(401, '{"message":"Invalid email or password","code":"unauthorized"}'));
  expect(isUnauthorized(error)).toBe(false);
  expect(messageOf(error)).toBe('Invalid email or password');
});

test('PERM-13 neither the word nor the number alone counts as unauthorized', () => {
  expect(isUnauthorized(new Error('Unauthorized'))).toBe(false);
  expect(isUnauthorized(new Error('401: Gone'))).toBe(false);
  expect(isUnauthorized('401: Unauthorized')).toBe(false);
});

test('OPEN-144 only a 404 counts as not found', () => {
  expect(isNotFound(new ApiError(404, 'Trip not found'))).toBe(true);
  expect(isNotFound(new ApiError(500, 'Trip not found'))).toBe(false);
});

test('an error without a server message still yields a sentence that says what to do', () => {
  expect(serverMessageOf(new ConnectionError(new TypeError('fetch failed')))).toBeUndefined();
  expect(messageOf(new ConnectionError(new TypeError('fetch failed')))).toBe(
    'No connection. Check your network and try again.',
  );
  expect(messageOf(new TypeError('x is undefined'))).toBe('Something went wrong. Please try again.');
});
