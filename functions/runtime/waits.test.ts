import { afterEach, expect, it, vi } from 'vitest';
import { measureWaits, waitingFor, waits } from './waits.ts';

afterEach(() => vi.restoreAllMocks());

/** A request that the test answers by hand. */
function request(service: 'table' | 'model') {
  const answer = Promise.withResolvers<string>();
  const answered = waitingFor(service)(() => answer.promise)({});
  return { answer: () => answer.resolve(''), fail: () => answer.reject(new Error('throttled')), answered };
}

function clock() {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return (milliseconds: number) => {
    now = milliseconds;
  };
}

it('overlapping requests are counted once, and each service on its own', async () => {
  const at = clock();
  const waited = await measureWaits(async () => {
    const one = request('table');
    at(5);
    const other = request('table');
    const model = request('model');
    at(10);
    one.answer();
    await one.answered;
    at(15);
    other.answer();
    await other.answered;
    at(100);
    const later = request('table');
    at(102);
    later.fail();
    await expect(later.answered).rejects.toThrow('throttled');
    at(205);
    model.answer();
    await model.answered;
    return waits();
  });
  expect(waited).toEqual({ tableMs: 17, modelMs: 200 });
});

it('two calls in one process are measured separately', async () => {
  const at = clock();
  const first = measureWaits(async () => {
    const read = request('table');
    at(7);
    read.answer();
    await read.answered;
    return waits();
  });
  const second = measureWaits(async () => waits());
  expect(await Promise.all([first, second])).toEqual([{ tableMs: 7 }, {}]);
});
