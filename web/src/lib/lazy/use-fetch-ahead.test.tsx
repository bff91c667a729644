// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const quiet = () => act(() => vi.advanceTimersByTimeAsync(5_000));

function show(fetches: readonly (() => Promise<unknown>)[], read: () => Promise<unknown> = async () => 'read') {
  const parts = fetches.map((each) => lazyPart(each));
  const Page = () => {
    useFetchAhead(parts);
    useQuery({ queryKey: ['read'], queryFn: read });
    return null;
  };
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
}

it('fetches one part after the other once every call is answered and the page is idle', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = Promise.withResolvers<void>();
  const [one, two] = [vi.fn(() => first.promise), vi.fn(async () => undefined)];
  show([one, two], () => promise);
  await quiet();
  expect(one).not.toHaveBeenCalled();
  resolve('answered');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(one).not.toHaveBeenCalled();
  await quiet();
  expect(one).toHaveBeenCalledTimes(1);
  expect(two).not.toHaveBeenCalled();
  first.resolve();
  await quiet();
  expect(two).toHaveBeenCalledTimes(1);
});

it('retries failed parts when the connection is back, and keeps loaded ones', async () => {
  const missing = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const there = vi.fn(async () => undefined);
  show([missing, there]);
  await quiet();
  expect(missing).toHaveBeenCalledTimes(1);
  expect(there).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await quiet();
  expect(missing).toHaveBeenCalledTimes(2);
  expect(there).toHaveBeenCalledTimes(1);
});

it('prefetches nothing when the visitor saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const part = vi.fn(async () => undefined);
  show([part]);
  await quiet();
  expect(part).not.toHaveBeenCalled();
});
