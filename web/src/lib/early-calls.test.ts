import { afterEach, expect, it, vi } from 'vitest';
import { listTrips } from '#shared/trips/routes.ts';
import { callApi } from './api.ts';
import { dropEarlyCalls, startEarlyCall } from './early-calls.ts';
import { ConnectionError } from './errors.ts';

const answers = () =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('[]')),
  );
afterEach(() => {
  dropEarlyCalls();
  vi.unstubAllGlobals();
});

it('a call that was started early is not made again, and the next one is', async () => {
  answers();
  startEarlyCall('/api/trips');
  expect(await callApi(listTrips, {})).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
  await callApi(listTrips, {});
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('another query is another call', async () => {
  answers();
  startEarlyCall('/api/trips');
  await callApi(listTrips, { query: { limit: 5 } });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('unused answers are dropped', async () => {
  answers();
  startEarlyCall('/api/trips');
  dropEarlyCalls();
  await callApi(listTrips, {});
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('a failed early call fails like any call', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  startEarlyCall('/api/trips');
  await expect(callApi(listTrips, {})).rejects.toThrow(ConnectionError);
});
