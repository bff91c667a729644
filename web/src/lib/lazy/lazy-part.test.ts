import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

it('requests its code once, however often it is needed', async () => {
  const fetchCode = vi.fn(async () => 'code');
  const part = lazyPart(fetchCode);
  expect(part.loaded()).toBeUndefined();
  expect(await Promise.all([part.load(), part.load(), part.request()])).toEqual(['code', 'code', 'code']);
  expect(part.loaded()).toBe('code');
  expect(await part.load()).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

it('retries after a failure, but only after that was reported', async () => {
  const fetchCode = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = lazyPart(fetchCode);
  const failed = part.request();
  await expect(failed).rejects.toThrow('Failed to fetch');
  expect(part.request()).toBe(failed);
  part.forgetFailure();
  expect(await part.request()).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

it('retries at once when it is loaded manually', async () => {
  const fetchCode = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = lazyPart(fetchCode);
  await expect(part.load()).rejects.toThrow('Failed to fetch');
  expect(await part.load()).toBe('code');
});

it('a request that comes while a prefetch is failing is fetched on its own', async () => {
  const fetchCode = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = lazyPart(fetchCode);
  const ahead = part.prefetch();
  const needed = part.request();
  expect(part.request()).toBe(needed);
  await expect(ahead).rejects.toThrow('Failed to fetch');
  expect(await needed).toBe('code');
  expect(part.loaded()).toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

it('a prefetch is shared by who needs the part while it is under way', async () => {
  const fetchCode = vi.fn(async () => 'code');
  const part = lazyPart(fetchCode);
  expect(await Promise.all([part.prefetch(), part.request(), part.prefetch()])).toEqual(['code', 'code', 'code']);
  expect(fetchCode).toHaveBeenCalledTimes(1);
});
